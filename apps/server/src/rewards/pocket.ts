import type { pocket } from '@shwekan/contract';
import { textIn } from '@shwekan/phrases/per-language';
import {
  addDays,
  kyatWire,
  maskName,
  maskPhone,
  type PocketPeriod,
  PYA_PER_KYAT,
  pocketPeriodStart,
  pocketRange,
  yangonDay,
  yangonInstant,
  yangonStamp,
} from '@shwekan/rules';
import {
  type CampaignsForResult,
  campaignsFor,
  drawsOf,
  hasDrawn,
  insertDraw,
  latestWinners,
  lockRunningCampaign,
  spend,
} from '#queries/rewards/pocket.ts';
import { pocketMoney } from '../ledger/entries.ts';
import { lockPurses, post } from '../ledger/ledger.ts';
import { readNow } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { isMaintained, refuseMaintained } from '../platform/stop/stop.ts';
import type { World } from '../platform/world.ts';
import { drawPocket } from './pocket-seed.ts';
import { claimRow } from './promotion.ts';

const NOTHING = { available: 0, name: null, video: null, smallest: null, largest: null, until: null, next_at: null } as const;

/** Whether a draw waits for the player, between which amounts and with the video that comes before it; else when their next one begins. While the house is under maintenance none does. */
export async function showPocket(world: World, call: Call<typeof pocket.available>) {
  if (await isMaintained(world.db)) return { data: NOTHING };
  const { player_id } = call.who;
  let next_at: string | null = null;
  for (const it of await campaignsFor.run({ player_id }, world.db)) {
    const range = pocketRange(it, it.left_pya);
    if (range === null) continue;
    if (await isDrawn(world.db, player_id, it)) {
      next_at ??= nextDraw(it);
      continue;
    }
    const [least_kyat, most_kyat] = range;
    return {
      data: {
        available: 1 as const,
        name: textIn(call.language, it.name),
        video: it.video,
        smallest: kyatWire(least_kyat * PYA_PER_KYAT),
        largest: kyatWire(most_kyat * PYA_PER_KYAT),
        until: yangonStamp(it.until_at),
        next_at: null,
      },
    };
  }
  return { data: { ...NOTHING, next_at } };
}

/** Whether the player has drawn in this period, or of `once` at all: a campaign that is stopped, changed and started again is the same one. */
async function isDrawn(
  db: Queryable,
  player_id: number,
  it: { id: number; period: PocketPeriod; from_at: Date; now: Date },
): Promise<boolean> {
  const since = it.period === 'once' ? null : yangonInstant(pocketPeriodStart(it.period, it.from_at, it.now), '00:00');
  const [found] = await hasDrawn.run({ campaign_id: it.id, player_id, since }, db);
  return found?.has_drawn ?? false;
}

function nextDraw(it: CampaignsForResult): string | null {
  const period = it.period;
  if (period === 'once') return null;
  const day = addDays(pocketPeriodStart(period, it.from_at, it.now), period === 'day' ? 1 : 7);
  const at = yangonInstant(day, '00:00');
  return at < it.until_at ? yangonStamp(at) : null;
}

/**
 * Draws pocket money from the first campaign that is open to the player, once a period, between its smallest and its largest
 * amount and never beyond what is left of its budget. Refuses `nothing_to_claim`.
 */
export async function claimPocket(world: World, call: Call<typeof pocket.claim>) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) => once(tx, call.once, () => drawFromAny(tx, player_id)));
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function drawFromAny(tx: Tx, player_id: number) {
  await refuseMaintained(tx);
  for (const campaign of await campaignsFor.run({ player_id }, tx)) {
    // A player who has drawn waits for nobody: the campaign is held only for those who may still draw, and they are asked again then.
    if (await isDrawn(tx, player_id, campaign)) continue;
    const drawn = await drawFrom(tx, campaign.id, player_id);
    if (drawn !== null) return drawn;
  }
  throw new Refusal('nothing_to_claim');
}

async function drawFrom(tx: Tx, campaign_id: number, player_id: number) {
  const [campaign] = await lockRunningCampaign.run({ campaign_id }, tx);
  const now = await readNow(tx);
  if (!campaign || now >= campaign.until_at) return null;
  const range = pocketRange(campaign, campaign.left_pya);
  if (range === null || (await isDrawn(tx, player_id, { ...campaign, now }))) return null;
  const [least_kyat, most_kyat] = range;
  const [seed_day, n] = [yangonDay(now), campaign.n];
  const amount_pya = (await drawPocket(tx, seed_day, { campaign: String(campaign_id), n }, range)) * PYA_PER_KYAT;
  const [main] = await lockPurses(tx, [player_id], 'main');
  if (!main) throw new Error(`player ${player_id} has no purses`);
  const main_after_pya = main.balance + amount_pya;
  const period_start = pocketPeriodStart(campaign.period, campaign.from_at, now);
  const [written] = await insertDraw.run(
    { campaign_id, player_id, period_start, amount_pya, main_after_pya, at: now, seed_day, n, least_kyat, most_kyat },
    tx,
  );
  if (!written) throw new Error('a draw was not written');
  await spend.run({ campaign_id, amount_pya }, tx);
  await post(tx, [pocketMoney({ draw_id: written.id, campaign_id, main_purse: main.purse_id, amount_pya })]);
  return { amount: kyatWire(amount_pya), balance: kyatWire(main_after_pya) };
}

/** The latest winners, as everybody may see them. */
export async function listPocketWinners(world: World) {
  const rows = await latestWinners.run(undefined, world.db);
  const data = rows.map((it) => ({
    name: maskName(it.name),
    phone: maskPhone(it.phone),
    amount: kyatWire(it.amount_pya),
    date: yangonDay(it.at),
  }));
  return { data };
}

/** Own draws, newest first. */
export async function listOwnDraws(world: World, call: Call<typeof pocket.history>) {
  const { instants } = await historyDays(world.db, call.query);
  const { rows, next } = await readPage(world.db, drawsOf, { player_id: call.who.player_id, ...instants }, call.query);
  return { next, data: rows.map(claimRow) };
}
