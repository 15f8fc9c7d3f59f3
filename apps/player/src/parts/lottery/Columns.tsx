import type { ReactNode } from 'react';

/** The columns of a row as name over value: a table a phone can show. Three stay in one line as long as they can. */
export function Columns({ columns }: { columns: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-2 gap-y-1 text-sm min-[350px]:gap-x-3">
      {columns.map(([name, value]) => (
        <div key={name} className={`min-w-fit max-w-full ${columns.length === 3 ? 'flex-[1_1_4rem]' : 'flex-[1_1_5rem]'}`}>
          <dt className="truncate text-soft text-xs">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
