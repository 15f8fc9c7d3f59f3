import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { caseWorld } from './case-world.ts';
import { confirmDeed, waiting } from './deeds.ts';
import { bet, giveResult, MONDAY, settled } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { fromSomewhere, must, operatorToken, type TestPlayer } from './people.ts';
import { fresh, speaker } from './seamless.ts';
import { until } from './until.ts';

const world = await caseWorld();
const { people, payIn, reject, risk_a, risk_b, casesOf, refsOf, shown } = world;
const say = speaker(world.server, 'gsc');

/** Somebody with a device and an address of their own, or of others. */
const logIn = (player: TestPlayer, headers: Record<string, string>) =>
  must(
    world.call('POST /api/user/login', {
      headers: { ...fromSomewhere(), ...headers },
      body: { phone: player.phone, password: player.password },
    }),
  );
const device = (letter: string) => ({ Cookie: `device=${letter.repeat(43)}` });
const memberOf = async (player: TestPlayer) =>
  String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);

describe('a case is opened', () => {
  test('when three players name one payer, however it is typed, and not for two', async () => {
    const [a, b, c] = [await world.player(0), await world.player(0), await world.player(0)];
    await must(payIn(a, { account_name: 'U Payer One', transaction_id: '900001', amount: 1000 }));
    await must(payIn(b, { account_name: 'u payer one', transaction_id: '900002', amount: 1100 }));
    expect(await casesOf(a, 'same_payer')).toEqual([]);
    await must(payIn(c, { account_name: 'U PAYER ONE', transaction_id: '900003', amount: 1200 }));
    const [found, ...more] = await casesOf(c, 'same_payer');
    expect(more).toEqual([]);
    expect(found).toMatchObject({ state: 'open', owner: null, player_count: 3, finding_count: 3, player: { id: a.id } });
    expect((await shown(found?.id)).findings.map((it) => [it.player.id, it.amount])).toEqual([
      [a.id, '1000.00'],
      [b.id, '1100.00'],
      [c.id, '1200.00'],
    ]);
    // Looked at again, it is the same case and nothing more.
    await world.sql(`insert into fact (kind, player_id, data) values ('changed', $1, '{"what":"cash_in"}')`, [a.id]);
    expect(await casesOf(a, 'same_payer')).toMatchObject([{ id: found?.id, finding_count: 3 }]);
  });

  test('when a payment is claimed by a second player, and not when a player asks again for what was rejected', async () => {
    const [a, b, c] = [await world.player(0), await world.player(0), await world.player(0)];
    const claimed = { account_name: 'Daw Once', transaction_id: '910001', amount: 7000 };
    const again = { account_name: 'Daw Again', transaction_id: '910002', amount: 7000 };
    await must(payIn(a, claimed));
    const { data } = await must(payIn(c, again));
    await must(reject(data.id));
    await must(payIn(c, again));
    expect([...(await casesOf(a, 'payment_twice')), ...(await casesOf(c, 'payment_twice'))]).toEqual([]);
    await must(payIn(b, claimed));
    expect(await casesOf(b, 'payment_twice')).toMatchObject([{ player_count: 2, finding_count: 2 }]);
  });

  test('when a cash-out asks for what was paid in and not played, and not when it was played', async () => {
    const [idle, plays, small] = [await people.player(60_000), await people.player(60_000), await people.player(60_000)];
    await must(bet(world, plays, [['07', 20_000]]));
    await must(people.cashOut(idle, { amount: 50_000, user_phone: '09711000001' }));
    await must(people.cashOut(plays, { amount: 40_000, user_phone: '09711000002' }));
    await must(people.cashOut(small, { amount: 10_000, user_phone: '09711000003' }));
    expect(await refsOf(idle, 'cash_without_play')).toEqual([[`cash_out`, '50000.00', '0%']]);
    expect(await casesOf(plays, 'cash_without_play')).toEqual([]);
    expect(await casesOf(small, 'cash_without_play')).toEqual([]);
  });

  test('also when a small cash-out is asked for at once after the large one, before anybody looks', async () => {
    const idle = await people.player(80_000);
    await must(people.cashOut(idle, { amount: 55_000, user_phone: '09711000004' }));
    for (const nth of [1, 2, 3]) await must(people.cashOut(idle, { amount: 6000 + nth, user_phone: '09711000004' }));
    expect(await refsOf(idle, 'cash_without_play')).toEqual([[`cash_out`, '55000.00', '0%']]);
  });

  test('when two players are paid at one account, however its number is typed', async () => {
    const spellings = ['0979 9111222', '09799111222', '+95 9 799-111-222', '၀၉၇၉၉၁၁၁၂၂၂'];
    const first = await people.player(40_000);
    for (const [nth, user_phone] of spellings.entries()) {
      const player = nth === 0 ? first : await people.player(40_000);
      await must(people.cashOut(player, { user_phone, amount: 6000 }));
    }
    const [found, ...more] = await casesOf(first, 'shared_payout');
    expect(more).toEqual([]);
    expect(found).toMatchObject({ player_count: 4, finding_count: 4 });
    expect(
      (await shown(found?.id)).findings.map((it) => it.text),
      'as it was typed',
    ).toEqual(spellings.map((it) => expect.stringContaining(it)));
  });

  test('when two players are paid at one account, and not for one who is paid twice', async () => {
    const [a, b] = [await people.player(40_000), await people.player(40_000)];
    const account = { user_phone: '09722000001', amount: 6000 };
    await must(people.cashOut(a, account));
    await must(people.cashOut(a, account));
    expect(await casesOf(a, 'shared_payout')).toEqual([]);
    await must(people.cashOut(b, account));
    expect(await casesOf(b, 'shared_payout')).toMatchObject([{ player_count: 2, finding_count: 3 }]);
  });

  test('when three players log in from one device, and not for two', async () => {
    const [a, b, c] = [await world.player(0), await world.player(0), await world.player(0)];
    for (const it of [a, b, b]) await logIn(it, device('d'));
    expect(await casesOf(a, 'shared_device')).toEqual([]);
    await logIn(c, device('d'));
    expect(await casesOf(a, 'shared_device')).toMatchObject([{ player_count: 3 }]);
  });

  test('when ten players log in from one address within a day, and not for nine', async () => {
    const from = { 'X-Forwarded-For': '10.200.1.1' };
    const players: TestPlayer[] = [];
    for (let nth = 0; nth < 10; nth += 1) players.push(await world.player(0));
    const [first] = players;
    const last = players.pop();
    for (const it of players) await logIn(it, from);
    if (!first || !last) throw new Error('there are players');
    expect(await casesOf(first, 'shared_address')).toEqual([]);
    await logIn(last, from);
    expect(await casesOf(last, 'shared_address')).toMatchObject([{ player_count: 10 }]);
    expect((await refsOf(last, 'shared_address'))[0]).toEqual(['player', null, '10.200.1.1']);
  });

  test('when many wrong passwords are typed for an account within ten minutes, and not for some', async () => {
    const [attacked, clumsy, held] = [await world.player(0), await world.player(0), await world.player(0)];
    const wrong = ({ phone }: TestPlayer) =>
      world.call('POST /api/user/login', { headers: fromSomewhere(), body: { phone, password: 'a-wrong-password' } });
    for (let nth = 0; nth < 5; nth += 1) await wrong(clumsy);
    for (let nth = 0; nth < 20; nth += 1) await wrong(attacked);
    // Who holds a phone that is open guesses at other doors, and elsewhere too.
    for (let nth = 0; nth < 10; nth += 1) {
      const body = { old_password: 'a-wrong-password', password: 'a-better-password' };
      expect((await world.call('POST /api/user/new_password', { token: held.token, body })).status).toBe(400);
      await wrong(held);
    }
    expect(await casesOf(held, 'wrong_logins')).toMatchObject([{ player_count: 1, finding_count: 1 }]);
    expect(await casesOf(attacked, 'wrong_logins')).toMatchObject([{ player_count: 1, finding_count: 1 }]);
    expect(await casesOf(clumsy, 'wrong_logins')).toEqual([]);
  });

  test('when a stake is large, once for a player and day', async () => {
    await world.limits({ large_stake: '150000', large_win: '900000' });
    const [large, small] = [await people.player(400_000), await people.player(400_000)];
    await must(
      bet(world, small, [
        ['11', 70_000],
        ['12', 70_000],
      ]),
    );
    await must(
      bet(world, large, [
        ['21', 75_000],
        ['22', 75_000],
      ]),
    );
    await must(
      bet(world, large, [
        ['31', 80_000],
        ['32', 80_000],
      ]),
    );
    expect(await casesOf(small, 'large_stake')).toEqual([]);
    expect(await casesOf(large, 'large_stake')).toMatchObject([{ player_count: 1, finding_count: 2 }]);
    expect((await refsOf(large, 'large_stake')).map((it) => it[1])).toEqual(['150000.00', '160000.00']);
  });

  test('when a wager at a game is large or pays much, and not when it is small', async () => {
    const [large, small] = [await people.player(0), await people.player(0)];
    for (const [player, stake, payout] of [
      [large, 170_000, 950_000],
      [small, 1000, 2000],
    ] as const) {
      await people.adjust(player, 'game', 'give', stake);
      const wager = fresh();
      const member = await memberOf(player);
      expect((await say.send('bet', { member }, { wager, amount: `-${stake}`, bet: stake })).code).toBe(0);
      expect((await say.send('result', { member }, { wager, amount: payout, bet: stake, valid: stake, payout })).code).toBe(0);
    }
    expect((await refsOf(large, 'large_stake')).map((it) => it[1])).toEqual(['170000.00']);
    expect((await refsOf(large, 'large_win')).map((it) => it[1])).toEqual(['950000.00']);
    expect([...(await casesOf(small, 'large_stake')), ...(await casesOf(small, 'large_win'))]).toEqual([]);
  });

  test('when a slip wins much, and not when it wins little', async () => {
    const [large, small] = [await people.player(100_000), await people.player(100_000)];
    await must(bet(world, large, [['17', 12_000]]));
    await must(bet(world, small, [['17', 1000]]));
    const draw = await world.drawOf('11:00 AM');
    await world.moveClock(`${MONDAY}T11:05:00+06:30`);
    await giveResult(world, draw.id, '1,260.21', '33,637.38');
    await settled(world, draw.id);
    expect(await casesOf(large, 'large_win')).toMatchObject([{ player_count: 1, finding_count: 1 }]);
    expect(await casesOf(small, 'large_win')).toEqual([]);
  });
});

describe('operators and a case', () => {
  const opened = async () => {
    const player = await people.player(60_000);
    await must(people.cashOut(player, { amount: 50_000, user_phone: `0973${player.id + 1_000_000}` }));
    const [found] = await casesOf(player, 'cash_without_play');
    return { player, id: found?.id ?? 0 };
  };
  const take = (id: number, token: string, from: string | null) =>
    world.call('POST /api/console/cases/:id/take', { token, params: { id }, body: { from } });
  const note = (id: number, token: string, text: string) =>
    world.call('POST /api/console/cases/:id/notes', { token, params: { id }, body: { text } });
  const close = (id: number, token: string, more: object = {}) =>
    world.call('POST /api/console/cases/:id/close', {
      token,
      params: { id },
      body: { outcome: 'acted', text: 'Blocked', seen_count: 1, ...more },
    });

  test('of two who take it at once one has it; the other may take it over from them, knowing whose it is', async () => {
    const { id } = await opened();
    const held = await holdRows(world.database_url, 'select from risk_case where id = $1 for update', [id]);
    const both = Promise.all([take(id, risk_a, null), take(id, risk_b, null)]);
    await held.release();
    const codes = (await both).map((it) => ('code' in it.body ? it.body.code : 'taken'));
    expect(codes.sort()).toEqual(['claimed', 'taken']);
    const { owner } = await shown(id);
    const [mine, other] = owner === 'risk-a' ? [risk_a, risk_b] : [risk_b, risk_a];
    expect((await close(id, other)).body).toMatchObject({ code: 'claimed' });
    expect((await must(take(id, other, owner))).data).toMatchObject({ state: 'working' });
    expect((await take(id, mine, owner)).body).toMatchObject({ code: 'claimed' });
  });

  test('its notes are only added to, it is closed with what it came to, and opened again by an operator', async () => {
    const { id, player } = await opened();
    const waiting = async () => (await must(world.call('GET /api/console/waiting', { token: risk_a }))).counts;
    const before = (await waiting()).find((it) => it.kind === 'case')?.count ?? 0;
    expect(before, 'told on the first page until somebody takes it').toBeGreaterThan(0);
    await must(take(id, risk_a, null));
    expect((await waiting()).find((it) => it.kind === 'case')?.count).toBe(before - 1);
    await must(note(id, risk_b, 'Called on Monday'));
    for (const change of ['update case_note set text = $1', `delete from case_note where text <> $1`, 'update case_finding set text = $1'])
      await expect(world.sql(change, ['gone'])).rejects.toThrow(/append only/);
    expect((await close(id, risk_a, { seen_count: 0 })).body).toMatchObject({ code: 'conversation_changed' });
    const closed = await must(close(id, risk_a));
    expect(closed.data).toMatchObject({ state: 'closed', outcome: 'acted', owner: 'risk-a' });
    expect(closed.data.notes.map((it) => [it.operator, it.text])).toEqual([
      ['risk-b', 'Called on Monday'],
      ['risk-a', 'Blocked'],
    ]);
    expect((await close(id, risk_a)).body).toMatchObject({ code: 'already_decided' });
    expect((await take(id, risk_b, 'risk-a')).body).toMatchObject({ code: 'already_decided' });
    const again = await must(
      world.call('POST /api/console/cases/:id/reopen', { token: risk_b, params: { id }, body: { text: 'It goes on' } }),
    );
    expect(again.data).toMatchObject({ state: 'working', owner: 'risk-b', outcome: null });
    const trail = await world.sql('select action from audit_row where subject = $1 order by id', [`case:${id}`]);
    expect(trail.map((it) => it['action'])).toEqual(['take_case', 'note_case', 'close_case', 'reopen_case']);
    const asked = { kind: 'cash_without_play', player_id: player.id } as const;
    const listed = async (query: object, token = risk_b) =>
      (await must(world.call('GET /api/console/cases', { token, query: { ...asked, ...query } }))).data.length;
    expect([
      await listed({ owner: 'mine' }),
      await listed({ owner: 'nobody' }),
      await listed({ state: 'closed' }),
      await listed({ state: 'working' }),
    ]).toEqual([1, 0, 0, 1]);
    expect(await listed({ owner: 'mine' }, risk_a)).toBe(0);
  });

  test.each(['nothing', 'watched', 'acted'] as const)(
    'one about much money is closed as %s by two, and the trail names both',
    async (outcome) => {
      const { id } = await opened();
      await world.limits({ closed_by_two: '50000' });
      const { data, deed_id } = await must(close(id, risk_a, { outcome, text: 'All is well' }));
      expect(data).toMatchObject({ state: 'open', outcome: null, is_closed_by_two: true, notes: [] });
      expect((await close(id, risk_a, { outcome })).body).toMatchObject({ code: 'deed_waits' });
      expect((await confirmDeed(world, deed_id, risk_a)).body).toMatchObject({ code: 'same_operator' });
      const deed = (await waiting(world, risk_b)).find((it) => it.id === deed_id);
      expect(deed?.lines).toContainEqual({ field: 'Amounts together', before: null, after: '50,000 kyat' });
      await must(confirmDeed(world, deed_id, risk_b));
      expect(await shown(id)).toMatchObject({
        state: 'closed',
        outcome,
        owner: 'risk-a',
        notes: [{ operator: 'risk-a', text: 'All is well' }],
      });
      const trail = await world.sql(
        `select o.username, a.action from audit_row a join operator o on o.id = a.operator_id where subject = $1 order by a.id`,
        [`case:${id}`],
      );
      expect(trail).toEqual([
        { username: 'risk-a', action: 'ask_case_closing' },
        { username: 'risk-b', action: 'confirm_case_closing' },
      ]);
      await world.limits({ closed_by_two: '50001' });
      const other = await opened();
      expect(await must(close(other.id, risk_a))).toMatchObject({ data: { state: 'closed', is_closed_by_two: false }, deed_id: null });
    },
  );

  test('a closed case opens again when another player comes in, and not for more of the same', async () => {
    const [a, b, c] = [await people.player(40_000), await people.player(40_000), await people.player(40_000)];
    const account = { user_phone: '09744000001', amount: 6000 };
    await must(people.cashOut(a, account));
    await must(people.cashOut(b, account));
    const id = (await casesOf(a, 'shared_payout'))[0]?.id ?? 0;
    await must(close(id, risk_a, { seen_count: 2, outcome: 'watched' }));
    await must(people.cashOut(a, account));
    expect(await casesOf(a, 'shared_payout')).toMatchObject([{ id, state: 'closed', finding_count: 3 }]);
    await must(people.cashOut(c, account));
    expect(await casesOf(c, 'shared_payout')).toMatchObject([{ id, state: 'open', owner: null, player_count: 3 }]);
    expect((await shown(id)).notes.at(-1)).toMatchObject({ operator: null, text: 'Opened again: another player.' });
  });

  test('are of risk: an auditor reads them and does nothing, support and cash see none', async () => {
    const { id } = await opened();
    for (const [username, role] of [
      ['reader', 'auditor'],
      ['helper', 'support'],
      ['teller', 'cash'],
    ] as const)
      await addOperator(world.database_url, { username, password: 'an-operator-password', roles: [role] });
    const auditor = await operatorToken(world, 'reader', 'an-operator-password');
    expect((await world.call('GET /api/console/cases', { token: auditor })).status).toBe(200);
    expect((await world.call('GET /api/console/cases/:id', { token: auditor, params: { id } })).status).toBe(200);
    for (const it of [take(id, auditor, null), note(id, auditor, 'x'), close(id, auditor)]) expect((await it).status).toBe(403);
    for (const username of ['helper', 'teller']) {
      const token = await operatorToken(world, username, 'an-operator-password');
      expect((await world.call('GET /api/console/cases', { token })).status).toBe(403);
      expect((await world.call('GET /api/console/cases/:id', { token, params: { id } })).status).toBe(403);
    }
  });

  test('the list is taken out as a file, as its filters have it', async () => {
    const { player } = await opened();
    const asked = {
      list: '/api/console/cases',
      format: 'csv' as const,
      query: { player_id: String(player.id), kind: 'cash_without_play' },
    };
    const { id } = await must(world.call('POST /api/console/exports', { token: risk_a, body: asked }));
    const own = async () => (await must(world.call('GET /api/console/exports', { token: risk_a }))).data.find((it) => it.id === id);
    await until(async () => ['done', 'failed'].includes((await own())?.state ?? ''));
    expect(await own()).toMatchObject({ state: 'done', row_count: 1 });
  });

  test('its limits are changed by risk, by two people where fewer cases are opened, and the trail says from what to what', async () => {
    const token = risk_a;
    const { data } = await must(world.call('GET /api/console/case-limits', { token }));
    const whole = (kyat: string) => kyat.replace('.00', '');
    const body = {
      ...data,
      unplayed_cash_out: whole(data.unplayed_cash_out),
      large_stake: whole(data.large_stake),
      large_win: whole(data.large_win),
      closed_by_two: whole(data.closed_by_two),
      before: data,
    };
    expect((await world.call('POST /api/console/case-limits', { token, body: { ...body, large_stake: '99999' } })).status).toBe(422);
    const change = (more: object) => must(world.call('POST /api/console/case-limits', { token, body: { ...body, ...more } }));
    for (const fewer of [
      { payer_players: 5 },
      { unplayed_percent: data.unplayed_percent - 1, payer_players: 2 },
      { large_win: '900000000' },
      { closed_by_two: '900000000' },
    ]) {
      const asked = await change(fewer);
      expect([asked.data, asked.deed_id]).toEqual([data, expect.any(Number)]);
      await must(world.call('POST /api/console/deeds/:id/withdraw', { token, params: { id: asked.deed_id ?? 0 } }));
    }
    const changed = await change({ payer_players: 2, unplayed_percent: 100 });
    expect([changed.data, changed.deed_id]).toEqual([{ ...data, payer_players: 2, unplayed_percent: 100 }, null]);
    expect((await world.call('POST /api/console/case-limits', { token, body })).body).toMatchObject({
      status: 409,
      code: 'record_changed',
    });
    const [row] = await world.sql(`select before, after from audit_row where subject = 'case_limits' order by id desc limit 1`);
    expect(row).toMatchObject({ before: { payer_players: data.payer_players }, after: { payer_players: 2 } });
  });
});

test('a case of long ago is no reason to look at all of the books: what is older than a rule looks is no finding', async () => {
  const [a, b] = [await people.player(40_000), await people.player(40_000)];
  const account = { user_phone: '09755000001', amount: 6000 };
  await must(people.cashOut(a, account));
  await world.sql(`update cash_out set created_at = created_at - interval '200 days' where player_id = $1`, [a.id]);
  await must(people.cashOut(b, account));
  expect(await casesOf(b, 'shared_payout')).toEqual([]);
});
