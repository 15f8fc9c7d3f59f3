import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { findWrong } from '../src/proof/audit.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();
const player = await world.player();
const draw = await world.drawOf('11:00 AM');
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());

type Terms = { cap?: string | null; is_blocked?: boolean };
const set = (bet_number: string, { cap = null, is_blocked = false }: Terms) =>
  must(
    world.call('POST /api/console/draws/:id/numbers', {
      token: world.draws_a,
      params: { id: draw.id },
      body: { numbers: [{ bet_number, cap, is_blocked }] },
    }),
  );
const codeOf = async (number: string, kyat: number) => (await bet(world, player, [[number, kyat]])).body.code ?? 'taken';
const oversold = () => findWrong('noNumberIsOversold', owner);

describe('who lowers a cap or blocks a number takes no bet back, and the audit finds nothing wrong', () => {
  test.each<[what: string, number: string, steps: (Terms | [kyat: number, code: string])[]]>([
    ['up to the cap', '07', [{ cap: '1000' }, [600, 'taken'], [400, 'taken'], [100, 'number_sold_out']]],
    ['lowered below what is staked', '17', [{ cap: '1000' }, [900, 'taken'], { cap: '500' }, [100, 'number_sold_out']]],
    [
      'lowered, and raised again',
      '27',
      [{ cap: '500' }, [500, 'taken'], { cap: '100' }, { cap: '800' }, [300, 'taken'], { cap: null }, [900, 'taken']],
    ],
    ['blocked, and let go', '37', [[700, 'taken'], { is_blocked: true }, [100, 'number_blocked'], { is_blocked: false }, [700, 'taken']]],
  ])('%s', async (_, number, steps) => {
    for (const step of steps) {
      if (Array.isArray(step)) expect(await codeOf(number, step[0])).toBe(step[1]);
      else await set(number, step);
    }
    expect(await oversold()).toBeNull();
  });
});

describe('a sale that nobody may make is named, whatever the terms are by now', () => {
  /** Takes a bet as a desk would that asks for no cap and no block. */
  async function sell(number: string, kyat: number, at = 'product_now()'): Promise<void> {
    await owner.query('begin; set local session_replication_role = replica');
    await owner.query(
      `insert into slip select s.* from jsonb_populate_record(null::slip, (
         select to_jsonb(s) || jsonb_build_object('id', nextval('slip_ids'), 'voucher', 'V' || $1, 'request_key', 'key-' || $1, 'numbers', array[$1::smallint],
           'stakes_pya', array[$2::bigint], 'total_pya', $2::bigint, 'accepted_at', ${at}) from slip s order by id limit 1)) s`,
      [Number(number), kyat * 100],
    );
    await owner.query('update draw_number set taken_pya = taken_pya + $3 where draw_id = $1 and number = $2', [
      draw.id,
      Number(number),
      kyat * 100,
    ]);
    await owner.query('commit');
  }
  const putBack = async (number: string) => {
    await owner.query('begin; set local session_replication_role = replica');
    await owner.query(`delete from slip where voucher = 'V' || $1::int`, [Number(number)]);
    await owner.query(
      `update draw_number n set taken_pya = (select coalesce(sum(x.stake), 0) from slip s cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
         where s.draw_id = n.draw_id and x.number = n.number) where draw_id = $1 and number = $2`,
      [draw.id, Number(number)],
    );
    await owner.query('commit');
  };

  test.each<[what: string, number: string, before: Terms[], kyat: number, after: Terms, said: string]>([
    ['above the cap of the number', '41', [{ cap: '1000' }], 1001, {}, 'its cap was 100000'],
    ['above a cap that was raised behind it', '42', [{ cap: '1000' }], 1001, { cap: '5000' }, 'its cap was 100000'],
    ['above a cap that was lowered before it', '43', [{ cap: '5000' }, { cap: '500' }], 501, { cap: '5000' }, 'its cap was 50000'],
    ['while it was blocked', '44', [{ is_blocked: true }], 100, { is_blocked: false }, 'while it was blocked'],
    ['above the cap of the draw', '45', [], 10_000_000_000, {}, 'its cap was '],
  ])('%s', async (_, number, before, kyat, after, said) => {
    for (const terms of before) await set(number, terms);
    await sell(number, kyat);
    if (Object.keys(after).length > 0) await set(number, after);
    expect(await oversold()).toMatch(new RegExp(`^draw ${draw.id} number ${number}: ${kyat * 100} pya were staked at .*, ${said}`));
    await putBack(number);
    expect(await oversold()).toBeNull();
  });

  test('but not one of the very millisecond in which its cap was raised: a bet is kept with no more of its time', async () => {
    await set('46', { cap: '1000' });
    await set('46', { cap: '5000' });
    await sell('46', 1001, `(select date_trunc('milliseconds', max(at)) from draw_record where draw_id = s.draw_id and kind = 'terms')`);
    expect(await oversold()).toBeNull();
    await putBack('46');
  });
});
