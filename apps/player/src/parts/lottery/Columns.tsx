import type { ReactNode } from 'react';

/** The columns of a row as name over value: a table a phone can show. */
export function Columns({ columns }: { columns: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-1 text-sm">
      {columns.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="truncate text-soft text-xs">{name}</dt>
          <dd className="truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
