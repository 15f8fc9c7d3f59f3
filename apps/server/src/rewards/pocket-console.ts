import { pocket } from '@shwekan/contract';
import { isSilent, textsOf } from '@shwekan/phrases/per-language';
import { addDays, type CampaignRefusal, kyatWire, refuseCampaign, yangonInstant, yangonStamp } from '@shwekan/rules';
import {
  insertCampaign,
  lockCampaign,
  markCampaignStopped,
  type PageOfCampaignsResult,
  pageOfCampaigns,
  updateCampaign,
  winnersOf,
} from '#queries/rewards/pocket-console.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readNow } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { readCounted, readWithCount } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { pocketDeed } from './pocket-deed.ts';

/** Campaigns, the latest first; of some days, those whose time lies in them. */
export async function listCampaigns(world: World, { query }: Call<typeof pocket.campaigns>) {
  const from_at = query.from === undefined ? null : yangonInstant(query.from, '00:00');
  const until_at = query.to === undefined ? null : yangonInstant(addDays(query.to, 1), '00:00');
  const { rows, total_count } = await readWithCount(world.db, pageOfCampaigns, { campaign_id: null, from_at, until_at }, query);
  return { total_count, data: rows.map(forOperator) };
}

/** Adds a campaign as a draft. */
export async function addCampaign(world: World, call: Call<typeof pocket.addCampaign>) {
  const terms = termsOf(call.body, 0);
  return world.db.transaction(async (tx) => {
    const [added] = await insertCampaign.run(terms, tx);
    if (!added) throw new Error('a campaign was not written');
    const data = await oneCampaign(tx, added.id);
    await auditCall(tx, call, { action: 'add_pocket_campaign', subject: `pocket_campaign:${added.id}`, after: data });
    return { data };
  });
}

/** Changes a campaign that is not running. What it gave already stays within its budget. Refuses `record_changed`. */
export async function changeCampaign(world: World, call: Call<typeof pocket.changeCampaign>) {
  const campaign_id = call.params.id;
  return world.db.transaction(async (tx) => {
    const [known] = await lockCampaign.run({ campaign_id }, tx);
    if (!known) throw new Refusal('not_found');
    if (known.state === 'running') throw new Refusal('campaign_running');
    const before = await oneCampaign(tx, campaign_id);
    const { before: seen, ...terms } = call.body;
    refuseChanged(pocket.changeCampaign.body.shape.before, seen, before);
    await updateCampaign.run({ ...termsOf(terms, known.spent_pya), campaign_id }, tx);
    const data = await oneCampaign(tx, campaign_id);
    await auditCall(tx, call, { action: 'change_pocket_campaign', subject: `pocket_campaign:${campaign_id}`, before, after: data });
    return { data };
  });
}

/** Asks for a campaign to run: its budget is money. A second person confirms. */
export async function startCampaign(world: World, call: Call<typeof pocket.startCampaign>) {
  const campaign_id = call.params.id;
  const { who, address } = call;
  return world.db.transaction(async (tx) => {
    const [known] = await lockCampaign.run({ campaign_id }, tx);
    if (!known) throw new Refusal('not_found');
    if (known.state === 'running') throw new Refusal('campaign_running');
    if (known.until_at <= (await readNow(tx))) throw new Refusal('time_not_valid');
    const deed_id = await askDeed(tx, pocketDeed, { data: { campaign_id }, who, address });
    return { data: await oneCampaign(tx, campaign_id), deed_id };
  });
}

/** Stops a campaign at once: a draw that is under way is done, the next one finds nothing. Stopping one that stands changes nothing. */
export async function stopCampaign(world: World, call: Call<typeof pocket.stopCampaign>) {
  const campaign_id = call.params.id;
  return world.db.transaction(async (tx) => {
    const [known] = await lockCampaign.run({ campaign_id }, tx);
    if (!known) throw new Refusal('not_found');
    if (known.state === 'running') {
      await markCampaignStopped.run({ campaign_id }, tx);
      await auditCall(tx, call, {
        action: 'stop_pocket_campaign',
        subject: `pocket_campaign:${campaign_id}`,
        before: { state: 'running' },
        after: { state: 'stopped' },
      });
    }
    return { data: await oneCampaign(tx, campaign_id) };
  });
}

/** The winners of a campaign, the latest first. */
export async function listWinners(world: World, call: Call<typeof pocket.campaignWinners>) {
  const campaign_id = call.params.id;
  const [known] = await pageOfCampaigns.run({ campaign_id, from_at: null, until_at: null, row_count: 1, skipped: 0 }, world.db);
  if (!known) throw new Refusal('not_found');
  const { rows, total_count, next } = await readCounted(world.db, winnersOf, { campaign_id, sort: call.query.sort ?? null }, call.query);
  const data = rows.map((it) => ({
    id: it.id,
    player: { id: it.player_id, name: it.name, phone: it.phone },
    amount: kyatWire(it.amount_pya),
    created_at: yangonStamp(it.at),
  }));
  return { total_count, next, data };
}

type CampaignDraft = Call<typeof pocket.addCampaign>['body'];
const FIELDS: Record<CampaignRefusal, string> = {
  amount_not_set: 'smallest',
  amount_not_valid: 'budget',
  time_not_valid: 'until_at',
  video_not_allowed: 'video',
};

function termsOf(typed: CampaignDraft, spent_pya: number) {
  if (isSilent(typed.name)) throw new Refusal('name_not_valid', { errors: { name: 'name_not_valid' } });
  const terms = {
    name: JSON.stringify(typed.name),
    budget_pya: typed.budget,
    smallest_pya: typed.smallest,
    largest_pya: typed.largest,
    from_at: new Date(typed.from_at),
    until_at: new Date(typed.until_at),
    period: typed.period,
    level: typed.level,
    turnover_pya: typed.turnover,
    turnover_since: typed.turnover_since === null ? null : new Date(typed.turnover_since),
    video: typed.video,
  };
  const code = refuseCampaign(terms, spent_pya);
  if (code !== null) throw new Refusal(code, { errors: { [FIELDS[code]]: code } });
  return terms;
}

async function oneCampaign(db: Queryable, campaign_id: number) {
  const [row] = await pageOfCampaigns.run({ campaign_id, from_at: null, until_at: null, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Error(`campaign ${campaign_id} is gone`);
  return forOperator(row);
}

function forOperator(row: PageOfCampaignsResult) {
  return {
    id: row.id,
    name: textsOf(row.name),
    budget: kyatWire(row.budget_pya),
    spent: kyatWire(row.spent_pya),
    smallest: kyatWire(row.smallest_pya),
    largest: kyatWire(row.largest_pya),
    from_at: yangonStamp(row.from_at),
    until_at: yangonStamp(row.until_at),
    period: row.period,
    state: row.state,
    level: row.level,
    turnover: kyatWire(row.turnover_pya),
    turnover_since: row.turnover_since && yangonStamp(row.turnover_since),
    video: row.video,
    winner_count: row.winner_count,
  };
}
