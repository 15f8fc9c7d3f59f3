import { isValidElement, type ReactNode } from 'react';

type CellProps = { kyat?: string; at?: string; player?: { name: string }; first?: string; children?: ReactNode };

/**
 * By what a cell is sorted: an amount by its size, an instant by its time, anything else by its words. It is read off what the cell shows,
 * so that no column says it a second time; null of what shows nothing that can be put in an order.
 */
export function sortValue(cell: ReactNode): string | number | null {
  if (typeof cell === 'number' || typeof cell === 'bigint') return Number(cell);
  if (typeof cell === 'string') return cell.trim() === '' ? null : cell.trim();
  if (Array.isArray(cell)) return firstOf(cell);
  if (!isValidElement<CellProps>(cell)) return null;
  const { kyat, at, player, first, children } = cell.props;
  if (kyat !== undefined) return Number(kyat);
  if (at !== undefined) return Date.parse(at);
  return first ?? player?.name ?? sortValue(children);
}

function firstOf(cells: readonly ReactNode[]): string | number | null {
  for (const cell of cells) {
    const value = sortValue(cell);
    if (value !== null) return value;
  }
  return null;
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows in the order of a column, upwards or down; rows that show nothing in it stand last either way, and equals stay as they came. */
export function sortedBy<Row>(rows: readonly Row[], cell: (row: Row) => ReactNode, isDown: boolean): Row[] {
  const valued = rows.map((row) => ({ row, value: sortValue(cell(row)) }));
  valued.sort(({ value: one }, { value: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order = typeof one === 'number' && typeof other === 'number' ? one - other : words.compare(String(one), String(other));
    return isDown ? -order : order;
  });
  return valued.map((it) => it.row);
}
