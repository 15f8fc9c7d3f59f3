import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { addDays, weekday, yangonDay, yangonInstant } from '@shwekan/rules';
import { installDemoClock } from '../apps/server/src/demo/clock.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';
import { buildWeb } from '../tools/web/build.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { openSection, placeBet, print } from './load.ts';
import { type Server, startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';

// What an open home, 2D and 3D each move over the network in an hour of an open market while bets are taken: all answers with their heads
// and the event stream with its moving numbers, which replayed feeds change every second. The product clock is moved to where the market opens after noon. Counted
// by the browser for some minutes, of which nothing is left out, and told for an hour. `npm run bench -- screens [minutes]`.
const MINUTES = Math.min(Number(process.argv[2] ?? 5), 60);
const SLIPS_A_SECOND = 4;
const LINES = 10;
const STAKE_PYA = 10_000;
const PLAYERS = 200;
const BALANCE_PYA = 1_000_000_000;
const OPENING_MS = 15_000;
/** The market moves from half past one until half past four. */
const MARKET_MOVES_AT = '13:35';
const SCREENS = { home: '/', '2D': '/two/lottery', '3D': '/three/lottery' };
/** Caps of which an hour of these bets takes a fourth in 2D, and a hundredth in 3D, which is open for half a month. */
const HOUR_PYA = (3600 * SLIPS_A_SECOND * LINES * STAKE_PYA) / 2;
const CAPS_PYA = { '2D': (HOUR_PYA / 100) * 4, '3D': (HOUR_PYA / 1000) * 100 };

const executablePath = await findChromium();
await buildWeb('player');
await onDurableDatabase(async (database) => {
  await openMarket(database);
  const tokens = await openSessions(database, await makePlayers(database, PLAYERS, BALANCE_PYA));
  const at = await openSection(database);
  const date_3d = await setCaps(database);
  const server = await startServerProcess(database, 4, { DEMO: 'true', FEED_2D: 'replay', FEED_CRYPTO: 'replay', FEED_3D: 'replay' });
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
    const counts: (() => number)[] = [];
    for (const path of Object.values(SCREENS)) counts.push(await openScreen(browser, `${server.url}${path}`));
    await wait(OPENING_MS);
    const before = counts.map((count) => count());
    await wait(MINUTES * 60_000);
    const hours = counts.map((count, n) => ((count() - (before[n] ?? 0)) * 60) / MINUTES / 1000);
    const told = Object.keys(SCREENS).map((name, n) => `an open ${name} moves ${hours[n]?.toFixed(0)} kB an hour`);
    print(`screens: ${told.join(', ')}, of ${MINUTES} minutes of an open market, beside ${SLIPS_A_SECOND} slips a second`);
  } finally {
    is_over = true;
    await betting;
    await browser.close();
    server.stop();
  }
});

/** Moves the product clock to the next weekday on which the market is about to move. */
async function openMarket({ url, owner }: BenchDatabase): Promise<void> {
  await installDemoClock(url);
  const today = yangonDay(new Date());
  const day = [1, 2, 3].map((days) => addDays(today, days)).find((it) => weekday(it) >= 1 && weekday(it) <= 5);
  if (day === undefined) throw new Error('three days without a weekday');
  await owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [yangonInstant(day, MARKET_MOVES_AT)]);
}

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
