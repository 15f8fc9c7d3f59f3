import { usePageKeys } from '../../parts/use-page-keys.ts';
import { isDialogOpen } from '../../parts/use-queue-keys.ts';
import type { CashIn } from './cash-ins.ts';

type KeysOf = { rows: readonly CashIn[]; chosen: CashIn | null; look: (row: CashIn) => void };

/** J and K lead through the list; a field that is typed in keeps its own keys, and Escape leaves it. */
export function useKeys({ rows, chosen, look }: KeysOf): void {
  const at = chosen === null ? -1 : rows.findIndex((it) => it.id === chosen.id);
  const step = (by: 1 | -1) => () => {
    const row = rows[at + by];
    if (row && !isDialogOpen()) look(row);
  };
  usePageKeys([
    ['J', step(1)],
    ['K', step(-1)],
  ]);
}
