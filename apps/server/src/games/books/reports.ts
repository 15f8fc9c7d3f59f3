import type { games } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import { historyOf, wagersOf } from '#queries/games/books/reports.ts';
import { historyDays, readPage, readWithCount } from '../../platform/lists.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';

/** A void wager shows what was bet, and that nothing came of it. */
const VOID = { payout_pya: 0, valid_pya: 0, commission_pya: 0, profit_pya: 0 } as const;
const STATUSES = { open: 'pending', settled: 'settled', void: 'void' } as const;

/**
 * What a player played between two Yangon days, a row per provider. Bets are counted on the day they were made; a void wager
 * counts nothing. Profit is what the player got less what they staked.
 */
export async function showHistory(world: World, { who, query }: Call<typeof games.history>) {
  const { instants } = await historyDays(world.db, query);
  const { rows, total_count, first } = await readWithCount(world.db, historyOf, { player_id: who.player_id, ...instants }, query);
  const [bet, payout] = [first?.bet_total_pya ?? 0, first?.payout_total_pya ?? 0];
  return {
    total_count,
    data: rows.map((it) => ({ provider_name: it.name, provider_code: it.product, ...totals(it) })),
    bet_amount_total: kyatWire(bet),
    payout_total: kyatWire(payout),
    win_lose: kyatWire(payout - bet),
  };
}

/** A player's wagers between two Yangon days, newest first, of one provider or of all. */
export async function showDetails(world: World, { who, query }: Call<typeof games.historyDetails>) {
  const { instants } = await historyDays(world.db, query);
  const filter = { player_id: who.player_id, p_code: query.p_code ?? null, ...instants };
  const { rows, next } = await readPage(world.db, wagersOf, filter, query);
  const data = rows.map((it) => ({
    provider_code: it.product,
    provider_name: it.name,
    wager_id: it.wager_code,
    game: it.game,
    ...totals(it.status === 'void' ? { ...VOID, bet_pya: it.bet_pya } : { ...it, valid_pya: it.valid_bet_pya }),
    status: STATUSES[it.status],
    before_balance: kyatWire(it.before_pya),
    balance: kyatWire(it.after_pya),
    created_on: yangonStamp(it.created_at),
  }));
  return { data, next };
}

type Figures = { bet_pya: number; payout_pya: number; valid_pya: number; commission_pya: number; profit_pya?: number };

function totals({ profit_pya, ...it }: Figures) {
  return {
    bet_amount: kyatWire(it.bet_pya),
    payout_amount: kyatWire(it.payout_pya),
    valid_turnover: kyatWire(it.valid_pya),
    commission: kyatWire(it.commission_pya),
    profit_loss: kyatWire(profit_pya ?? it.payout_pya - it.bet_pya),
  };
}
