import { addDays, yangonDay } from '@shwekan/rules';
import { hangBanners } from './banners.ts';
import { chooseAlertWays, leaveWork } from './console-work.ts';
import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';
import { stockGames } from './games.ts';
import { playSomeGames } from './games-played.ts';
import { openLotteries } from './lotteries.ts';
import { until } from './patience.ts';
import { openPayAccounts } from './pay-accounts.ts';
import { DEMO_HEADER_TEXT, DEMO_PLAYERS, OPERATOR_PASSWORD, PLAYER_PASSWORD } from './people.ts';
import { leaveRewards } from './rewards.ts';
import { sellToTaker } from './taker.ts';

/** Draw days that the story tells. */
const DAYS_TOLD = 3;
/** Days back at which the story begins: long enough for days off, and always in the week that is over, which has a promotion. */
export const DAYS_BACK = 7;
const CASH_IN_KYAT = 300_000;

type Player = { phone: string; token: string; at: number };
type Person = { phone: string; name: string; birthday: string };

/**
 * Lives through some days of the house by its own calls, on the movable clock: players register and pay in, bet every
 * morning and once for the day to come, draws are replayed and settled. Stopped half way it can be told again: every step
 * asks whether it was done, and a bet told twice has one key. Leaves the clock at the real time.
 */
export async function tellStory(door: Door, sandbox_url: string): Promise<void> {
  const now = new Date();
  const today = yangonDay(now);
  // Not the same minute again when it is told again: log-ins are counted by the minute.
  const morning = `08:${now.toISOString().slice(14, 16)}`;
  await moveTo(door, addDays(today, -DAYS_BACK), morning);
  const then = await operators(door);
  await openLotteries(door, then.content_a, then.content_b);
  await writeHeader(door, then.content_a, then.content_b);
  await hangBanners(door, then.content_a, then.content_b);
  await stockGames(door, { token: then.content_b, sandbox_url });
  const days = await lastDrawDays(door, then.content_a, { from: addDays(today, -DAYS_BACK), to: addDays(today, -1) });
  const players = await openAccounts(door, then.cash, then.owner);
  await playSomeGames(door, players);
  for (const day of days) {
    await moveTo(door, day, '09:30');
    for (const player of players) await betOnDay(door, player, day);
    if (day === days.at(-1)) await layOff(door, day);
    await moveTo(door, day, '16:45');
    await settled(door, day);
  }
  // Whatever the hour of the start, today's draws have slips as well.
  for (const player of players) await betOnDay(door, player, today);
  await door.must('POST /api/demo/clock', { body: { now: new Date().toISOString() } });
  const now_on = await operators(door);
  await leaveWork(door, players, now_on.cash);
  await chooseAlertWays(door, now_on.owner, now_on.owner_b);
  const [referrer] = players;
  if (!referrer) throw new Error('the demo has no players');
  await leaveRewards(door, now_on, today, referrer);
}

async function moveTo(door: Door, day: string, time: string): Promise<void> {
  await door.must('POST /api/demo/clock', { body: { now: `${day}T${time}:00+06:30` } });
}

async function operator(door: Door, username: string): Promise<string> {
  const body = { username, password: OPERATOR_PASSWORD };
  return door.logInOperator(body);
}

/** What is sold to another house, by operators of that day. */
async function layOff(door: Door, day: string): Promise<void> {
  await sellToTaker(door, { token: await operator(door, 'draws-a'), second: await operator(door, 'draws-b') }, day);
}

/** The operators of the story, logged in once a time: log-ins are counted by the minute, and no session outlives a week. */
async function operators(door: Door) {
  return {
    content_a: await operator(door, 'draws-a'),
    content_b: await operator(door, 'draws-b'),
    cash: await operator(door, 'finance'),
    owner: await operator(door, 'owner'),
    owner_b: await operator(door, 'owner-b'),
  };
}

/** One operator writes the running text and asks for it to be shown, the other confirms. */
async function writeHeader(door: Door, token: string, second: string): Promise<void> {
  const { data } = await door.must<{ data: { id: number }[] }>('GET /api/console/content', { token, query: { kind: 'header_text' } });
  const [known] = data;
  if (known) return confirmWaiting(door, second, `content:${known.id}`);
  const nothing = { en: '', zh: '', my: '', th: '' };
  const body = {
    kind: 'header_text',
    title: nothing,
    body: DEMO_HEADER_TEXT,
    link: null,
    position: 0,
    is_open: true,
    shown_from: null,
    shown_until: null,
  };
  const added = await door.must<{ data: { id: number } }>('POST /api/console/content', { token, body });
  await confirmWaiting(door, second, `content:${added.data.id}`);
}

/** The last draw days between two days, once the lottery room has made their draws. */
async function lastDrawDays(door: Door, token: string, { from, to }: { from: string; to: string }): Promise<string[]> {
  const days = await until('draws appear', async () => {
    const { data } = await door.must<{ data: { date: string }[] }>('GET /api/console/draws', { token, query: { lottery: '2D', from, to } });
    const found = [...new Set(data.map((it) => it.date))].sort();
    return found.length >= DAYS_TOLD ? found : null;
  });
  return days.slice(-DAYS_TOLD);
}

async function openAccounts(door: Door, finance: string, owner: string): Promise<Player[]> {
  await openPayAccounts(door, finance, owner);
  const players: Player[] = [];
  for (const [at, { friend_of, ...person }] of DEMO_PLAYERS.entries()) {
    const token = await accountOf(door, finance, person, await codeOf(door, players[friend_of ?? -1]));
    await payIn(door, { phone: person.phone, token, at }, finance);
    players.push({ phone: person.phone, token, at });
  }
  return players;
}

/** The code a player shows to friends; null for nobody. */
async function codeOf(door: Door, player: Player | undefined): Promise<string | null> {
  if (player === undefined) return null;
  const { data } = await door.must<{ data: { referral: string } }>('GET /api/user/profile', { token: player.token });
  return data.referral;
}

/** Logs in, or registers whom the house does not know. */
async function accountOf(door: Door, finance: string, person: Person, referral: string | null): Promise<string> {
  const { phone } = person;
  // An operator looks: one place may not ask for so many phones.
  const known = await door.must<{ data: unknown[] }>('GET /api/console/players', { token: finance, query: { search: phone } });
  if (known.data.length === 0) return register(door, person, referral);
  return (await door.must<{ token: string }>('POST /api/user/login', { body: { phone, password: PLAYER_PASSWORD } })).token;
}

async function register(door: Door, person: Person, referral: string | null): Promise<string> {
  const { phone } = person;
  await door.must('POST /api/user/send_otp', { body: { phone, purpose: 'register' } });
  const { data } = await door.must<{ data: { code: string } }>('GET /api/demo/outbox', { query: { phone } });
  const body = { ...person, ...(referral === null ? {} : { referral }), password: PLAYER_PASSWORD, code: data.code };
  return (await door.must<{ token: string }>('POST /api/user/verify_register', { body })).token;
}

/** Pays in once: a player with any money, or any request, has been here before. */
async function payIn(door: Door, player: Player, finance: string): Promise<void> {
  const { phone, token, at } = player;
  const profile = await door.must<{ data: { name: string; version: number } }>('GET /api/user/profile', { token });
  if (profile.data.version > 0) return;
  type Methods = { pay: { id: number; payment_account_numbers: { account_number: string }[] }[] };
  const methods = await door.must<Methods>('GET /api/payment-method/show-cashin');
  const method = methods.pay[0];
  const asked = {
    payment_id: method?.id,
    account_name: profile.data.name,
    transaction_id: String(420_001 + at),
    amount: CASH_IN_KYAT,
    holder_phone: method?.payment_account_numbers[0]?.account_number,
  };
  const request = await door.must<{ data: { id: number } }>('POST /api/cash-in', { token, body: asked, key: `demo-cash-in-${phone}` });
  await door.must('POST /api/console/cash-in/:id/approve', {
    token: finance,
    params: { id: request.data.id },
    body: { full_transaction_id: `01004${asked.transaction_id}` },
  });
}

/** A slip on every section of a day that still takes bets. */
async function betOnDay(door: Door, player: Player, date: string): Promise<void> {
  for (const [nth, section] of ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM'].entries()) {
    const body = { section, date, bet_obj: linesOf(player.at, nth) };
    const key = `demo-bet-${player.phone}-${date}-${nth}`;
    const answer = await door.ask('POST /api/user/betting', { token: player.token, body, key });
    // A day off has no draws, and a story told again finds some of them over.
    if (answer.status !== 200 && !['betting_closed', 'section_closed', 'no_digit_data'].includes(String(answer.code)))
      throw new Error(`the demo's story stops at a bet: ${JSON.stringify(answer)}`);
  }
}

/** What a player likes: the first two cover all numbers between them, so that every draw has a winner and a loser; the third bets on a third of them, the others on a few. */
function linesOf(player_at: number, nth: number): { bet_number: string; amount: number }[] {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const is_mine = (number: number) => {
    if (player_at === 0) return number % 2 === nth % 2;
    if (player_at === 1) return number % 2 !== nth % 2;
    if (player_at === 2) return number % 3 === nth % 3;
    return (number * 7 + nth * 3) % 5 === player_at % 5 && number % 3 !== 0;
  };
  const amount = player_at < 3 ? 100 : 100 * player_at;
  return numbers.filter(is_mine).map((number) => ({ bet_number: String(number).padStart(2, '0'), amount }));
}

async function settled(door: Door, day: string): Promise<void> {
  await until(`the draws of ${day} are settled`, async () => {
    const query = { start_date: day, end_date: day };
    const { data } = await door.must<{ data: unknown[] }>('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' }, query });
    return data.length >= 4 ? data : null;
  });
}
