import type { CaseKind } from '@shwekan/rules';
import { addOperator } from '../src/operators/add-operator.ts';
import { readFacts } from '../src/platform/fact-reader.ts';
import { casesReader, lookAtLogins, lookAtSlips } from '../src/risk/jobs.ts';
import { decide } from './deeds.ts';
import { drawsWorld } from './draws-world.ts';
import { must, operatorToken, type TestPlayer } from './people.ts';
import { seamlessPeople } from './seamless.ts';
import { until } from './until.ts';

const PASSWORD = 'an-operator-password';

/** A Monday with draws, games, people who pay in and out, and two operators of risk. */
export async function caseWorld() {
  const world = await drawsWorld();
  const people = await seamlessPeople(world);
  const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
  const [method] = pay;
  const holder_phone = method?.payment_account_numbers[0]?.account_number;
  if (!method || !holder_phone) throw new Error('no payment method is open');
  for (const username of ['risk-a', 'risk-b']) await addOperator(world.database_url, { username, password: PASSWORD, roles: ['risk'] });
  const [risk_a, risk_b] = [await operatorToken(world, 'risk-a', PASSWORD), await operatorToken(world, 'risk-b', PASSWORD)];

  /** Lets the product look at all that happened until now. */
  async function look(): Promise<void> {
    const { kinds, changes = [] } = casesReader;
    await until(async () => {
      await readFacts(world.server.world, casesReader);
      const [left] = await world.sql(
        `select count(*)::int as count from fact f, fact_reader r where r.name = 'risk' and (f.xid, f.id) > (r.xid, r.id)
           and (f.kind = any ($1) or f.kind = 'changed' and f.data ->> 'what' = any ($2))`,
        [kinds, changes],
      );
      return left?.['count'] === 0;
    });
    await lookAtSlips(world.server.world);
    await lookAtLogins(world.server.world);
  }
  const shown = async (id = 0) => (await must(world.call('GET /api/console/cases/:id', { token: risk_a, params: { id } }))).data;
  /** The cases of a kind that a player is in, once all that happened is looked at. */
  async function casesOf(player: TestPlayer, kind: CaseKind) {
    await look();
    return (await must(world.call('GET /api/console/cases', { token: risk_a, query: { kind, player_id: player.id } }))).data;
  }
  return {
    ...world,
    people,
    /** Asks for a cash-in of a payment, and takes such a request back as an operator does. */
    payIn: (player: TestPlayer, payment: { account_name: string; transaction_id: string; amount: number }) =>
      world.call('POST /api/cash-in', { token: player.token, body: { payment_id: method.id, holder_phone, ...payment } }),
    reject: (id: number) =>
      world.call('POST /api/console/cash-in/:id/reject', { token: people.teller_a, params: { id }, body: { reason: 'not found' } }),
    risk_a,
    risk_b,
    look,
    shown,
    casesOf,
    /** What was found of a player in cases of a kind: of what, how much, which text. */
    async refsOf(player: TestPlayer, kind: CaseKind) {
      const cases = await Promise.all((await casesOf(player, kind)).map(({ id }) => shown(id)));
      const own = cases.flatMap((it) => it.findings).filter((it) => it.player.id === player.id);
      return own.map(({ subject, amount, text }) => [subject.split(':')[0], amount, text]);
    },
    /** Changes some of the limits. */
    async limits(more: object) {
      const { data } = await must(world.call('GET /api/console/case-limits', { token: risk_a }));
      const whole = (kyat: string) => kyat.replace('.00', '');
      const amounts = {
        unplayed_cash_out: whole(data.unplayed_cash_out),
        large_stake: whole(data.large_stake),
        large_win: whole(data.large_win),
        closed_by_two: whole(data.closed_by_two),
      };
      const body = { ...data, ...amounts, ...more, before: data };
      await must(decide(world, world.call('POST /api/console/case-limits', { token: risk_a, body })));
    },
  };
}
