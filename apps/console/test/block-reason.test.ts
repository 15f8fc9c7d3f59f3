import { expect, test } from 'vitest';
import { piecesOf } from '../src/screens/player/block-reason.ts';

test.each([
  ['Waits for an operator: same name and birthday as player #7 (blocked)', [7]],
  ['Waits for an operator: same name and birthday as player #7 (blocked), #12 (has stopped play)', [7, 12]],
  ['Shares a phone with player #31', [31]],
  ['Cash-in #12 was not theirs', []],
  ['Took over an account', []],
  ['', []],
])('in the reason %j the players %j are named, and nothing of it is lost', (reason, players) => {
  const pieces = piecesOf(reason);
  expect(pieces.flatMap((it) => it.player_id ?? [])).toEqual(players);
  expect(pieces.map((it) => it.text).join('')).toBe(reason);
});
