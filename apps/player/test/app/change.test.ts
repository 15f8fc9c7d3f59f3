import { expect, test } from 'vitest';
import { onChange } from '../../src/app/change.ts';
import { createStore } from '../../src/phone/store.ts';

test('a change from before it was listened to is heard as well, each once', () => {
  const player = createStore<string | null>('Aung');
  const heard: (string | null)[] = [];
  player.set(null);
  onChange(player.subscribe, ['Aung', player.get], () => heard.push(player.get()));
  expect(heard).toEqual([null]);
  player.set('Thida');
  expect(heard).toEqual([null, 'Thida']);

  const quiet: unknown[] = [];
  onChange(player.subscribe, ['Thida', player.get], () => quiet.push(player.get()));
  expect(quiet).toEqual([]);
});
