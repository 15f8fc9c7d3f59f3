import { local } from '../../phone/storage.ts';
import { createStore } from '../../phone/store.ts';

const KEY = 'dense_board';

/** Whether a hundred numbers stand ten beside each other, all in sight, instead of large. The server draws them large. */
export const isDense = createStore(local.getItem(KEY) === 'yes', () => false);

export function chooseDense(next: boolean): void {
  local.setItem(KEY, next ? 'yes' : 'no');
  isDense.set(next);
}
