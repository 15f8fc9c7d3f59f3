import { drawnNumber, type LogEntry, pocketFindings, readEntry } from '@shwekan/proof';
import { yangonDay } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { readFacts } from '../src/platform/fact-reader.ts';
import { audit } from '../src/proof/audit.ts';
import { rewardsReader } from '../src/rewards/facts.ts';
import { sha256 } from '../src/transparency/key.ts';
import { cashIn } from './cash-in.ts';
import { confirm, waiting } from './deeds.ts';
import { balanceOf, MONDAY } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { letTermsHold, readAllFacts, rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';
import { expectOneYes, times } from './wallet-people.ts';
import { callServer } from './world.ts';

const world = await rewardsWorld();
const TERMS = {
  name: { en: 'Monday', zh: '', my: 'တနင်္လာ', th: '' },
  budget: 100_000,
  smallest: 100,
  largest: 500,
  from_at: `${MONDAY}T00:00:00+06:30`,
  until_at: '2026-11-26T00:00:00+06:30',
  period: 'once',
  level: 1,
  turnover: 0,
  turnover_since: null as string | null,
  video: null as string | null,
};
const add = (more: Partial<typeof TERMS>) =>
  world.call('POST /api/console/pocket-campaigns', { token: world.content_a, body: { ...TERMS, ...more } });
const change = (id: number, more: Partial<typeof TERMS>, seen: Partial<typeof TERMS> = {}) =>
  world.call('POST /api/console/pocket-campaigns/:id', {
    token: world.content_a,
    params: { id },
    body: { ...TERMS, ...more, before: { ...TERMS, ...seen } },
  });
const start = (id: number) => world.call('POST /api/console/pocket-campaigns/:id/start', { token: world.content_a, params: { id } });
/** One operator asks for a campaign to run, another confirms it. */
const run = async (id: number) => confirm(world, (await must(start(id))).deed_id ?? 0, world.content_b);
const deedOf = async (id: number) => {
  const deed = (await waiting(world, world.content_b)).find((it) => it.subject === `pocket_campaign:${id}`);
  if (!deed) throw new Error(`no deed waits for campaign ${id}`);
  return deed;
};
const stop = (id: number) => world.call('POST /api/console/pocket-campaigns/:id/stop', { token: world.content_a, params: { id } });
const claim = (player: TestPlayer, key?: string) =>
  world.call('POST /api/pocket/money/claim', { token: player.token, headers: key ? { 'Idempotency-Key': key } : {} });
const available = async (player: TestPlayer) => (await must(world.call('GET /api/pocket/money/available', { token: player.token }))).data;
const clean = async () => expect((await audit(world.database_url)).difference).toBeNull();

/** Runs a campaign while something is done, and stops it. */
async function during<T>(more: Partial<typeof TERMS>, work: (id: number) => Promise<T>): Promise<T> {
  const { id } = (await must(add(more))).data;
  await run(id);
  try {
    return await work(id);
  } finally {
    await must(stop(id));
  }
}
const campaign = async (id: number) => {
  const { data } = await must(world.call('GET /api/console/pocket-campaigns', { token: world.content_a, query: { limit: 200 } }));
  return data.find((it) => it.id === id);
};

test('what runs on some days is found however many campaigns were made since', async () => {
  const { id } = (await must(add({ from_at: '2031-03-10T00:00:00+06:30', until_at: '2031-03-12T00:00:00+06:30' }))).data;
  for (let nth = 0; nth < 3; nth += 1) await must(add({}));
  const on = async (from: string, to: string) => {
    const query = { from, to, limit: 2 };
    const { data } = await must(world.call('GET /api/console/pocket-campaigns', { token: world.content_a, query }));
    return data.map((it) => it.id);
  };
  expect(await on('2031-03-11', '2031-04-20')).toEqual([id]);
  expect(await on('2031-03-01', '2031-03-10')).toEqual([id]);
  expect(await on('2031-03-12', '2031-04-20'), 'it ends as this day begins').toEqual([]);
  expect(await on('2031-03-01', '2031-03-09')).toEqual([]);
});

test('a campaign that a colleague changed meanwhile is not changed by what was read before', async () => {
  const seen = { video: '/videos/pocket.webm', turnover: 3000 };
  const { id } = (await must(add(seen))).data;
  expect((await must(change(id, { ...seen, budget: 90_000 }, seen))).data.budget).toBe('90000.00');
  expect((await change(id, { ...seen, largest: 400 }, seen)).body).toMatchObject({ status: 409, code: 'record_changed' });
  expect(await campaign(id)).toMatchObject({ budget: '90000.00', largest: '500.00' });
});

test('a campaign runs when one operator asked for it and another confirmed what it gives, and is not changed while it runs', async () => {
  const { id } = (await must(add({ level: 2, turnover: 3000, video: '/videos/pocket.webm' }))).data;
  expect((await must(start(id))).data.state).toBe('draft');
  expect((await start(id)).body.code).toBe('deed_waits');
  const deed = await deedOf(id);
  expect([deed.title, ...deed.lines.map((it) => `${it.field}: ${it.after}`)]).toEqual([
    'The campaign of pocket money “Monday” starts',
    'Name, English: Monday',
    'Name, Burmese: တနင်္လာ',
    'Budget: 100,000 kyat',
    'A draw gives: 100 to 500 kyat',
    'A player draws: once',
    'Who may draw: players of level 2',
    'Who played for at least: 3,000 kyat since 23/11/2026 00:00:00',
    'From: 23/11/2026 00:00:00',
    'Until: 26/11/2026 00:00:00',
    'Video: /videos/pocket.webm',
  ]);
  await confirm(world, deed.id, world.content_b);
  expect((await campaign(id))?.state).toBe('running');
  expect([(await start(id)).body.code, (await change(id, {})).body.code]).toEqual(['campaign_running', 'campaign_running']);
  expect((await must(stop(id))).data.state).toBe('stopped');
  await must(stop(id));
  const over = (await must(add({ from_at: '2026-11-01T00:00:00+06:30', until_at: '2026-11-02T00:00:00+06:30' }))).data;
  expect((await start(over.id)).body.code).toBe('time_not_valid');
});

test.each([
  [{ largest: 50 }, 'amount_not_valid'],
  [{ budget: 400 }, 'amount_not_valid'],
  [{ smallest: 0 }, 'amount_not_set'],
  [{ until_at: TERMS.from_at }, 'time_not_valid'],
  [{ video: 'https://evil.example/x' }, 'video_not_allowed'],
  [{ video: 'https://www.youtube.com@evil.example/x' }, 'video_not_allowed'],
  [{ video: 'https://www.youtube.com:8443/x' }, 'video_not_allowed'],
  [{ video: '/videos/../../x.mp4' }, 'video_not_allowed'],
  [{ name: { en: '', zh: '', my: '', th: '' } }, 'name_not_valid'],
] as const)('a campaign of %j is refused: %s', async (more, code) => {
  expect((await add(more)).body.code).toBe(code);
});

test('a player draws once, sees the video before, and everybody sees the winner masked', async () => {
  const player = await world.player(0);
  await during({ video: 'https://player.vimeo.com/video/1' }, async (id) => {
    expect(await available(player)).toMatchObject({
      available: 1,
      name: 'Monday',
      video: 'https://player.vimeo.com/video/1',
      smallest: '100.00',
      largest: '500.00',
    });
    const won = await must(claim(player));
    expect(Number(won.amount)).toBeGreaterThanOrEqual(100);
    expect(Number(won.amount)).toBeLessThanOrEqual(500);
    expect(await balanceOf(world, player)).toBe(won.amount);
    expect(await available(player)).toMatchObject({ available: 0, next_at: null });
    expect((await claim(player)).body.code).toBe('nothing_to_claim');
    const winners = await must(world.call('GET /api/pocket/money/winner'));
    expect(winners.data[0]).toEqual({ name: 'Aun***', phone: expect.stringMatching(/^09\*+\d{3}$/), amount: won.amount, date: MONDAY });
    const own = await must(world.call('GET /api/pocket/money/history/user_only', { token: player.token }));
    expect(own.data).toMatchObject([{ amount: won.amount, date: MONDAY }]);
    const report = await must(world.call('GET /api/console/pocket-campaigns/:id/winners', { token: world.content_a, params: { id } }));
    expect(report.data).toMatchObject([{ player: { id: player.id, phone: player.phone }, amount: won.amount }]);
  });
  expect((await available(player)).available).toBe(0);
});

test('a campaign that is stopped, changed and started again gives who drew from it no second draw in the period it has now', async () => {
  const [drew, new_player] = [await world.player(0), await world.player(0)];
  await during({}, async (id) => {
    await must(claim(drew));
    let seen: Partial<typeof TERMS> = {};
    const again = async (more: Partial<typeof TERMS>) => {
      await must(stop(id));
      await must(change(id, more, seen));
      seen = more;
      await run(id);
      expect((await available(drew)).available, JSON.stringify(more)).toBe(0);
      expect((await claim(drew)).body.code, JSON.stringify(more)).toBe('nothing_to_claim');
    };
    await again({ from_at: '2026-11-22T00:00:00+06:30' });
    await again({ period: 'day' });
    await again({ period: 'week' });
    await again({ period: 'once', from_at: '2026-11-21T00:00:00+06:30' });
    await must(claim(new_player));
  });
  await clean();
});

test('of a campaign a day there is a draw every day of Yangon, until it ends', async () => {
  const player = await world.player(0);
  await during({ period: 'day' }, async () => {
    await must(claim(player));
    expect(await available(player)).toMatchObject({ available: 0, next_at: '2026-11-24T00:00:00+06:30' });
    await world.moveClock('2026-11-23T23:59:59+06:30');
    expect((await claim(player)).body.code).toBe('nothing_to_claim');
    await world.moveClock('2026-11-24T00:00:00+06:30');
    await must(claim(player));
    await world.moveClock('2026-11-25T00:00:00+06:30');
    await must(claim(player));
    expect((await available(player)).next_at).toBeNull();
  });
  await clean();
});

test('level and turnover decide who may draw', async () => {
  const player = await world.player(0);
  await during({ level: 2 }, async () => {
    expect((await claim(player)).body.code).toBe('nothing_to_claim');
    await world.sql(`update player set lvl_2_state = 'approved' where id = $1`, [player.id]);
    await must(claim(player));
  });
  await during({ turnover: 3000, turnover_since: `${MONDAY}T00:00:00+06:30` }, async () => {
    await world.wager(player, { bet: 2999 });
    expect([(await available(player)).available, (await claim(player)).body.code]).toEqual([0, 'nothing_to_claim']);
    await world.wager(player, { bet: 1 });
    expect((await available(player)).available).toBe(1);
    await must(claim(player));
  });
});

test('two hundred claims of one player pay once; the same key is one draw', async () => {
  const [player, other] = [await world.player(0), await world.player(0)];
  await during({}, async () => {
    const claims = await times(200, () => claim(player));
    expectOneYes(claims, 'nothing_to_claim');
    const keyed = await times(20, () => claim(other, 'the-same-press'));
    expect(new Set(keyed.map((it) => it.body.amount)).size).toBe(1);
    expect(await balanceOf(world, other)).toBe(keyed[0]?.body.amount);
  });
  await clean();
});

test('many players at once never draw more than the budget, and it is used up to less than the smallest amount', async () => {
  const players: TestPlayer[] = [];
  for (let n = 0; n < 25; n += 1) players.push(await world.player(0));
  await during({ budget: 3000, smallest: 150, largest: 500 }, async (id) => {
    const claims = await times(200, (n) => claim(players[n % 25] as TestPlayer));
    const paid = claims.filter((it) => it.status === 200).reduce((sum, it) => sum + Number(it.body.amount), 0);
    const shown = await campaign(id);
    expect(Number(shown?.spent)).toBe(paid);
    expect(paid).toBeLessThanOrEqual(3000);
    expect(paid).toBeGreaterThan(3000 - 150);
    expect(claims.filter((it) => it.status === 200).length).toBe(shown?.winner_count);
    expect((await available(players[24] as TestPlayer)).available).toBe(0);
  });
  await clean();
});

test('with less left than the largest amount a player is told of no more than what is left', async () => {
  const still_to_draw = await world.player(0);
  await during({ budget: 1200, smallest: 150, largest: 500 }, async (id) => {
    const left = async () => 1200 - Number((await campaign(id))?.spent);
    let drawn_count = 0;
    while ((await left()) >= 500) {
      expect(await available(still_to_draw)).toMatchObject({ smallest: '150.00', largest: '500.00' });
      await must(claim(await world.player(0)));
      drawn_count += 1;
    }
    expect(drawn_count).toBeGreaterThan(1);
    const rest = await left();
    const told = rest < 150 ? { available: 0, largest: null } : { available: 1, smallest: '150.00', largest: `${rest}.00` };
    expect(await available(still_to_draw)).toMatchObject(told);
    if (rest >= 150) expect(Number((await must(claim(still_to_draw))).amount)).toBeLessThanOrEqual(rest);
  });
  await clean();
});

test('the welcome bonus is for accounts opened after it was, once they did what it asks for, once', async () => {
  const early = await world.player(0);
  const terms = { welcome: { is_open: true, amount: 3000, needs: 'cash_in' } };
  await letTermsHold(world, world.people, terms);
  const player = await world.player(0);
  const welcome = async (it: TestPlayer) => (await must(world.call('GET /api/welcome_bonus', { token: it.token }))).data;
  expect(await welcome(player)).toEqual({ is_open: 1, amount: '3000.00', needs: 'cash_in', is_given: 0 });
  for (const it of [early, player]) await cashIn(world, it, 5000, world.finance);
  await times(5, () => readFacts(world.server.world, rewardsReader));
  await cashIn(world, player, 5000, world.finance);
  await readAllFacts(world);
  expect([await balanceOf(world, early), await balanceOf(world, player)]).toEqual(['5000.00', '13000.00']);
  expect((await welcome(player)).is_given).toBe(1);
  expect((await must(world.call('GET /api/welcome_bonus'))).data.is_given).toBe(0);
  await letTermsHold(world, world.people, { welcome: { ...terms.welcome, is_open: false } });
  const late = await world.player(5000);
  await readAllFacts(world);
  expect(await balanceOf(world, late)).toBe('5000.00');
  await clean();
});

test('the report of costs says what each kind gave, what of it was claimed, and what is open', async () => {
  const { data, open } = await must(
    world.call('GET /api/console/reward-costs', { token: world.finance, query: { from: MONDAY, to: '2026-11-25' } }),
  );
  const [pocket] = await world.sql('select sum(amount_pya)::bigint as pya, count(*)::int as count from pocket_draw');
  const of = (kind: string) => data.find((it) => it.kind === kind);
  const kyat = `${Number(pocket?.['pya']) / 100}.00`;
  expect(of('pocket_money')).toMatchObject({ unit: 'kyat', given: kyat, claimed: kyat, cost: kyat, count: pocket?.['count'] });
  expect(of('welcome_bonus')).toMatchObject({ given: '3000.00', count: 1 });
  expect(of('points')).toMatchObject({ unit: 'points', given: '3', claimed: '0', cost: '0.00' });
  expect(open).toContainEqual({ kind: 'points', unit: 'points', open: '3' });
  const daily = await must(
    world.call('GET /api/console/reward-costs', { token: world.finance, query: { from: MONDAY, to: '2026-11-25', per: 'day' } }),
  );
  expect(new Set(daily.data.map((it) => it.period))).toEqual(new Set([MONDAY, '2026-11-24', '2026-11-25']));
});

test('at the very moment a campaign ends, or while a player takes a break, nothing is drawn', async () => {
  const [player, resting] = [await world.player(0), await world.player(0)];
  await during({ from_at: '2026-11-25T12:00:00+06:30' }, async () => {
    await world.moveClock('2026-11-25T11:59:58+06:30');
    expect((await claim(player)).body.code).toBe('nothing_to_claim');
    await world.moveClock('2026-11-25T12:00:00+06:30');
    const late = (await must(add({}))).data.id;
    await must(start(late));
    const { id: deed, digest } = await deedOf(late);
    await must(world.call('POST /api/user/time_out', { token: resting.token, body: { days: 1 } }));
    expect([(await available(resting)).available, (await claim(resting)).body.code]).toEqual([0, 'nothing_to_claim']);
    expect((await available(player)).available).toBe(1);
    await world.moveClock(TERMS.until_at);
    expect([(await available(player)).available, (await claim(player)).body.code]).toEqual([0, 'nothing_to_claim']);
    const yes = await world.call('POST /api/console/deeds/:id/confirm', { token: world.content_b, params: { id: deed }, body: { digest } });
    expect([yes.body.code, (await campaign(late))?.state]).toEqual(['deed_stale', 'draft']);
    await world.moveClock('2026-11-25T23:59:50+06:30');
    await must(claim(player));
  });
  await clean();
});

test('two server processes share one budget', async () => {
  const second = await world.another();
  const players: TestPlayer[] = [];
  for (let n = 0; n < 8; n += 1) players.push(await world.player(0));
  await during({ budget: 1200, smallest: 150, largest: 500, until_at: '2026-12-26T00:00:00+06:30' }, async (id) => {
    const claims = await times(32, (n) => {
      const { token } = players[n % 8] as TestPlayer;
      return n % 2 === 0
        ? world.call('POST /api/pocket/money/claim', { token })
        : callServer(second, 'POST /api/pocket/money/claim', { token });
    });
    const paid = claims.filter((it) => it.status === 200).reduce((sum, it) => sum + Number(it.body.amount), 0);
    expect([paid <= 1200, paid > 1200 - 150, Number((await campaign(id))?.spent)]).toEqual([true, true, paid]);
  });
  await second.stop();
  await clean();
});

test('what was drawn follows from a seed that the log told by its hash days before, and anybody works it out when the day is over', async () => {
  const leaves = async (type: string) => {
    const rows = await world.sql(`select entry from log_leaf where subject like $1 order by n`, [`${type}:%`]);
    return rows.map((it) => readEntry(String(it['entry']))).filter((it): it is LogEntry => it !== null);
  };
  // A log that began on the day that is drawn told of its seed after midnight: then the day after it is drawn.
  const [first_leaf] = await leaves('draw_seed');
  const began = yangonDay(new Date(String(first_leaf?.['at'])));
  const [coming] = await world.sql('select (yangon_day(product_now()) + 1)::text as day');
  if (coming?.['day'] === began) await world.moveClock(86_400_000);
  const [today] = await world.sql('select yangon_day(product_now())::text as day');
  const day = String(today?.['day']);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  await until(async () => (await leaves('draw_seed')).some((it) => it['day'] === next));
  expect(await leaves('draw_reveal')).not.toContainEqual(expect.objectContaining({ day }));
  await world.moveClock(`${next}T10:00:00+06:30`);
  const until_at = `${next}T20:00:00+06:30`;
  const won = await during({ until_at }, async () => [
    (await must(claim(await world.player(0)))).amount,
    (await must(claim(await world.player(0)))).amount,
  ]);
  await world.moveClock(new Date(Date.parse(`${next}T00:10:00+06:30`) + 86_400_000).toISOString());
  await until(async () => (await leaves('draw_reveal')).some((it) => it['day'] === next));
  const [seeds, reveals] = [await leaves('draw_seed'), await leaves('draw_reveal')];
  const told = seeds.find((it) => it['day'] === next);
  const reveal = reveals.find((it) => it['day'] === next);
  // Told before the day began.
  expect(Date.parse(String(told?.['at']))).toBeLessThan(Date.parse(`${next}T00:00:00+06:30`));
  const draws = reveal?.['draws'] as { campaign: string; n: number; least: number; most: number; drawn: number }[];
  expect(draws.map((it) => `${it.drawn}.00`)).toEqual(won);
  const [first] = draws;
  if (reveal === undefined || first === undefined || told === undefined) throw new Error('nothing was drawn');
  const log = [...(await leaves('draw_record')), ...seeds, ...reveals];
  const found = (leaf: LogEntry, changed: object) =>
    pocketFindings(
      sha256,
      log.map((it) => (it === leaf ? { ...it, ...changed } : it)),
    );
  expect(found(reveal, {})).toEqual([]);
  expect(found(reveal, { draws: [{ ...first, drawn: first.drawn + 1 }, ...draws.slice(1)] })).toEqual([
    expect.stringMatching(/its seed gives/),
  ]);
  expect(found(reveal, { draws: draws.slice(1) })).toEqual([expect.stringMatching(/does not follow the one before/)]);
  expect(found(reveal, { mixed: '7:1:07' })[0]).toMatch(/not mixed with the number/);
  expect(found(reveal, { seed: '00'.repeat(32) })[0]).toMatch(/not the one that was told/);
  expect(found(told, { at: `${next}T00:00:00.000000Z` })).toEqual([expect.stringMatching(/told when its day had begun/)]);
  // Every amount between the smallest and the largest can come.
  const of = { seed: String(reveal['seed']), mixed: String(reveal['mixed']), campaign: '1' };
  const drawn = new Set(Array.from({ length: 400 }, (_, n) => drawnNumber(sha256, { ...of, n }, 1, 6)));
  expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  await clean();
});
