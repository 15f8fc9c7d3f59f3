import { NOTATIONS, type NotationName } from '@shwekan/rules';
import { local } from '../../../phone/storage.ts';
import { createStore } from '../../../phone/store.ts';

const KEY = 'notation';

/** The ways of writing by name, in the order in which they are offered. */
export const WAYS = Object.keys(NOTATIONS) as readonly NotationName[];

/** The player's way of writing, chosen once and kept on the phone; null until then. */
export const way = createStore<NotationName | null>(WAYS.find((name) => name === local.getItem(KEY)) ?? null);

export function chooseWay(name: NotationName): void {
  local.setItem(KEY, name);
  way.set(name);
}
