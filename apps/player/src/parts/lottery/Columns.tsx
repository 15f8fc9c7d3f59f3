import type { ReactNode } from 'react';

/** The columns of a row as name over value: a table a phone can show. */
export function Columns({ columns }: { columns: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {columns.map(([name, value]) => (
        <div key={name} className="min-w-fit max-w-full flex-[1_1_5rem]">
          <dt className="truncate text-soft text-xs">{name}</dt>
          <dd className="truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
