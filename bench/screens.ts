import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';
import { buildWeb } from '../tools/web/build.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { openSection, placeBet, print } from './load.ts';
import { type Server, startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';

// What an open screen of 2D and of 3D moves over the network in an hour while bets are taken: all answers with their heads and the event
// stream, counted by the browser for some minutes and told for an hour. Their feeds are silent. `npm run bench -- screens [minutes]`.
const MINUTES = Math.min(Number(process.argv[2] ?? 5), 60);
const SLIPS_A_SECOND = 4;
const LINES = 10;
const STAKE_PYA = 10_000;
const PLAYERS = 200;
const BALANCE_PYA = 1_000_000_000;
const OPENING_MS = 15_000;
/** Caps of which an hour of these bets takes a fourth in 2D, and a hundredth in 3D, which is open for half a month. */
const HOUR_PYA = (3600 * SLIPS_A_SECOND * LINES * STAKE_PYA) / 2;
const CAPS_PYA = { '2D': (HOUR_PYA / 100) * 4, '3D': (HOUR_PYA / 1000) * 100 };

const executablePath = await findChromium();
await buildWeb('player');
await onDurableDatabase(async (database) => {
  const tokens = await openSessions(database, await makePlayers(database, PLAYERS, BALANCE_PYA));
  const at = await openSection(database);
  const date_3d = await setCaps(database);
  const server = await startServerProcess(database, 4);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  let is_over = false;
  const betting = (async () => {
    for (let n = 0; !is_over; n += 1) {
      const token = tokens[n % PLAYERS] ?? '';
      await (n % 2 === 0 ? placeBet(server, at, token) : placeBet3d(server, date_3d, token));
      await wait(1000 / SLIPS_A_SECOND);
    }
  })();
  try {
    const counts = [await openScreen(browser, `${server.url}/two/lottery`), await openScreen(browser, `${server.url}/three/lottery`)];
    await wait(OPENING_MS);
    const before = counts.map((count) => count());
    await wait(MINUTES * 60_000);
    const [two, three] = counts.map((count, n) => ((count() - (before[n] ?? 0)) * 60) / MINUTES / 1000);
    print(
      `screens: an open 2D moves ${two?.toFixed(0)} kB an hour, an open 3D ${three?.toFixed(0)} kB, beside ${SLIPS_A_SECOND} slips a second`,
    );
  } finally {
    is_over = true;
    await betting;
    await browser.close();
    server.stop();
  }
});

async function setCaps({ owner }: BenchDatabase): Promise<string> {
  for (const [code, cap_pya] of Object.entries(CAPS_PYA))
    await owner.query('update draw set cap_pya = $2 where lottery_id = (select id from lottery where code = $1)', [code, cap_pya]);
  // As in the middle of a day: somewhere between two tenths each.
  await owner.query(
    `update draw_number n set taken_pya = floor(random() * d.cap_pya / 20000)::bigint * 10000 from draw d where d.id = n.draw_id`,
  );
  const { rows } = await owner.query(
    `select day::text from draw where lottery_id = (select id from lottery where code = '3D') and closes_at > product_now() order by closes_at limit 1`,
  );
  return rows[0].day;
}

function placeBet3d(server: Server, date_3d: string, token: string) {
  const first = randomInt(1000);
  const bet_obj = Array.from({ length: LINES }, (_, n) => ({ bet_number: String((first + n * 97) % 1000).padStart(3, '0'), amount: 100 }));
  return server.post('/api/user/betting_3d', { date_3d, bet_obj }, { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() });
}

/** Opens a screen as a visitor does, and answers what counts the bytes that came so far. */
async function openScreen(browser: Browser, url: string): Promise<() => number> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const underWay = new Map<string, number>();
  let bytes = 0;
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) => {
    underWay.set(requestId, (underWay.get(requestId) ?? 0) + (encodedDataLength || dataLength));
  });
  // An answer that has ended says what it was with its head; a stream has none.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    bytes += encodedDataLength;
  });
  await page.goto(url);
  return () => bytes + [...underWay.values()].reduce((sum, it) => sum + it, 0);
}
