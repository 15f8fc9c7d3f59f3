import type { DeedCase } from './deed-case.ts';
import { must, registerPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

type People = Record<'risk_a' | 'risk_b' | 'cash_a' | 'draws_a' | 'content' | 'support', string>;

/** What risk watches, and who may play. */
export function riskCases(world: TestWorld, { risk_a, risk_b, ...people }: People): DeedCase[] {
  const limits = async () => (await must(world.call('GET /api/console/case-limits', { token: risk_a }))).data;
  const whole = (kyat: string) => kyat.replace('.00', '');
  const change = async (token: string, by: number) => {
    const before = await limits();
    const { unplayed_cash_out, large_stake, large_win, closed_by_two, ring_friends } = before;
    const amounts = {
      unplayed_cash_out: whole(unplayed_cash_out),
      large_stake: whole(large_stake),
      large_win: whole(large_win),
      closed_by_two: whole(closed_by_two),
    };
    return world.call('POST /api/console/case-limits', { token, body: { ...before, ...amounts, ring_friends: ring_friends + by, before } });
  };
  return [
    {
      asker: risk_a,
      asker_name: 'risk-a',
      decider: risk_b,
      strangers: [people.cash_a, people.draws_a, people.content, people.support],
      kind: 'case_limits',
      ask: () => change(risk_a, 1),
      state: limits,
      change: async () => must(change(risk_b, -1)),
    },
    unblockCase(world, { risk_a, risk_b, ...people }),
    closingCase(world, { risk_a, risk_b, ...people }),
  ];
}

/** A case about 2,000,000 kyat, twice as much as one operator closes alone. */
function closingCase(world: TestWorld, { risk_a, risk_b, ...people }: People): DeedCase {
  const player = registerPlayer(world);
  let nth = 0;
  const finding = async (case_id: number) => {
    nth += 1;
    await world.sql(
      `insert into case_finding (case_id, subject, player_id, amount_pya, happened_at) values ($1, $2, $3, 200000000, product_now())`,
      [case_id, `cash_out:${nth}`, (await player).id],
    );
  };
  const opened = async () => {
    const [row] = await world.sql(`insert into risk_case (kind, ref) values ('large_win', 'a player and a day') returning id`);
    const id = row?.['id'] as number;
    await finding(id);
    return id;
  };
  let found: Promise<number> | null = null;
  const params = async () => {
    found ??= opened();
    return { id: await found };
  };
  const shown = async () => (await must(world.call('GET /api/console/cases/:id', { token: risk_a, params: await params() }))).data;
  return {
    asker: risk_a,
    asker_name: 'risk-a',
    decider: risk_b,
    strangers: [people.cash_a, people.draws_a, people.content],
    kind: 'case_closing',
    ask: async () => {
      const body = { outcome: 'nothing', text: 'A lucky day', seen_count: (await shown()).finding_count } as const;
      return world.call('POST /api/console/cases/:id/close', { token: risk_a, params: await params(), body });
    },
    state: async () => {
      const { state, outcome, notes } = await shown();
      return { state, outcome, notes };
    },
    again: async () =>
      must(world.call('POST /api/console/cases/:id/reopen', { token: risk_a, params: await params(), body: { text: 'It goes on' } })),
    change: async () => finding((await params()).id),
  };
}

function unblockCase(world: TestWorld, { risk_a, support, ...people }: People): DeedCase {
  const player = registerPlayer(world);
  const params = async () => ({ id: (await player).id });
  const block = async () =>
    must(world.call('POST /api/console/players/:id/block', { token: risk_a, params: await params(), body: { reason: 'Two accounts' } }));
  let isBlocked: Promise<unknown> | null = null;
  const state = async () => {
    isBlocked ??= block();
    await isBlocked;
    return (await must(world.call('GET /api/console/players/:id', { token: risk_a, params: await params() }))).data.block;
  };
  return {
    asker: risk_a,
    asker_name: 'risk-a',
    decider: support,
    strangers: [people.cash_a, people.draws_a, people.content],
    kind: 'unblock_player',
    ask: async () => {
      await state();
      return world.call('POST /api/console/players/:id/unblock', { token: risk_a, params: await params(), body: { reason: 'A brother' } });
    },
    state,
    again: block,
    change: async () => world.sql(`update player set blocked_reason = 'Stolen money' where id = $1`, [(await player).id]),
  };
}
