import type { ReactNode } from 'react';

type ColumnsProps = { columns: readonly (readonly [name: string, value: ReactNode])[]; together?: boolean };

/**
 * The columns of a row as name over value: a table a phone can show. Three stay in one line as long as they can; those that stay
 * `together` always do, with their names over two lines where the values leave no more room.
 */
export function Columns({ columns, together = false }: ColumnsProps) {
  return (
    <dl className={together ? TOGETHER : 'flex flex-wrap gap-x-2 gap-y-1 text-sm min-[21.875em]:gap-x-3'}>
      {columns.map(([name, value]) => (
        <div key={name} className={together ? 'flex flex-col justify-between' : `min-w-fit max-w-full ${basis(columns.length)}`}>
          <dt className={together ? 'text-soft text-xs narrow:text-[0.6875rem]' : 'truncate text-soft text-xs'}>{name}</dt>
          <dd className={together ? '' : 'wrap-anywhere'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TOGETHER =
  'grid w-full auto-cols-[minmax(min-content,1fr)] grid-flow-col gap-x-2 text-sm min-[21.875em]:gap-x-3 zoomed:grid-flow-row';
const basis = (count: number) => (count === 3 ? 'flex-[1_1_4rem]' : 'flex-[1_1_5rem]');
