import { type Texts, textIn, textsOf } from '@shwekan/phrases/per-language';
import { kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { campaignToStart, lockCampaign, markCampaignStarted } from '#queries/rewards/pocket-console.ts';
import type { PocketPeriod, PocketState } from '#queries/unions.ts';
import type { DeedKind, DeedLine } from '../platform/deeds/kind.ts';
import { NAMES, textLines } from '../platform/deeds/player-lines.ts';
import { kyat, moment } from './deed-words.ts';

const Start = z.object({ campaign_id: z.number() });
/** What the campaign may give, and to whom. */
type CampaignState = {
  name: Texts;
  budget_pya: number;
  spent_pya: number;
  smallest_pya: number;
  largest_pya: number;
  from_at: string;
  until_at: string;
  period: PocketPeriod;
  level: number;
  turnover_pya: number;
  turnover_since: string | null;
  video: string | null;
  state: PocketState;
  is_over: boolean;
};

/** A campaign of pocket money runs: its budget is money. Changed, started or over, its deed is dropped. */
export const pocketDeed: DeedKind<z.output<typeof Start>, CampaignState> = {
  kind: 'pocket_campaign',
  asks: ['content'],
  decides: ['content'],
  data: Start,
  subject: ({ campaign_id }) => `pocket_campaign:${campaign_id}`,
  async lock(tx, { campaign_id }) {
    await lockCampaign.run({ campaign_id }, tx);
  },
  async basis(db, { campaign_id }) {
    const [found] = await campaignToStart.run({ campaign_id }, db);
    if (!found) return null;
    const { name, from_at, until_at, turnover_since, ...rest } = found;
    const times = {
      from_at: from_at.toISOString(),
      until_at: until_at.toISOString(),
      turnover_since: turnover_since?.toISOString() ?? null,
    };
    return { ...rest, ...times, name: textsOf(name) };
  },
  title: (_data, { name }) => `The campaign of pocket money “${textIn('en', name)}” starts`,
  lines: (_data, campaign) => [
    ...textLines(NAMES, null, campaign.name),
    line('Budget', kyat(campaign.budget_pya)),
    ...(campaign.spent_pya > 0 ? [line('Of it given already', kyat(campaign.spent_pya))] : []),
    line('A draw gives', `${kyatShown(campaign.smallest_pya)} to ${kyat(campaign.largest_pya)}`),
    line('A player draws', PERIOD_WORDS[campaign.period]),
    line('Who may draw', campaign.level > 1 ? 'players of level 2' : 'every player'),
    ...(campaign.turnover_pya > 0 ? [line('Who played for at least', turnoverShown(campaign))] : []),
    line('From', moment(campaign.from_at)),
    line('Until', moment(campaign.until_at)),
    ...(campaign.video === null ? [] : [line('Video', campaign.video)]),
  ],
  async perform(tx, { id: deed_id, data: { campaign_id } }) {
    await markCampaignStarted.run({ campaign_id, deed_id }, tx);
  },
};

const PERIOD_WORDS = { once: 'once', day: 'once a day', week: 'once a week' };

function turnoverShown({ turnover_pya, turnover_since, from_at }: CampaignState): string {
  return `${kyat(turnover_pya)} since ${moment(turnover_since ?? from_at)}`;
}

function line(field: string, after: string): DeedLine {
  return { field, before: null, after };
}
