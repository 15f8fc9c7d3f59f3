import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = new URL('../../apps/server/src/', import.meta.url).pathname;
/** Rooms that pay, or say who is paid what. */
const PAYING = ['ledger', 'lottery', 'cash', 'games', 'rewards'];
const CHANCE = /\brandom(?:Int|Bytes|UUID|Fill|FillSync)\b|Math\.random|getRandomValues|\brandom\(\)/;
/** What it makes there, and decides nothing: the id of a transfer or a request, the key of a bet without one; and the seed that the log tells. */
const NAMES = ['cash/transfers.ts', 'games/wallet/door.ts', 'lottery/bets.ts', 'rewards/pocket-seed.ts'];

test('nothing that pays is drawn by chance but pocket money, whose seed the log tells before', () => {
  const files = PAYING.flatMap((room) => globSync(`${room}/**/*.{ts,sql}`, { cwd: SERVER })).sort();
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((it) => CHANCE.test(readFileSync(join(SERVER, it), 'utf8')))).toEqual(NAMES);
});
