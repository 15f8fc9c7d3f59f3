import type { Answer, AnswerRow } from '@shwekan/contract';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { ask } from '../../app/queries.ts';
import { TEXT_LANGUAGES } from '../../parts/languages.ts';

export type Offer = AnswerRow<'GET /api/console/point-offers'>;
export type PointsText = Answer<'GET /api/console/points-text'>['data'];

export const OFFERS_CALL = 'GET /api/console/point-offers';

/** What points can be exchanged for, in the order players see. */
export const pointOffers = ask(OFFERS_CALL, {});
/** The points dialog as players read it. */
export const pointsText = ask('GET /api/console/points-text', {});

/** What stands in a text of the points dialog for the kyat that a point takes. */
export const RATE = 'kyat';

/** Whether the dialog says what a point takes by the terms that hold, in each language that has a text of its own. */
export function saysRate({ header, body }: PointsText): boolean {
  const said = TEXT_LANGUAGES.map(({ key }) => header[key] + body[key]);
  return said.every((it) => it === '' || it.includes(`{${RATE}}`));
}

/** What a point is worth in kyat by the open offer that gives most for one; 0 without an open offer. */
export function bestPointKyat(offers: readonly Pick<Offer, 'point' | 'amount' | 'is_open'>[]): number {
  return Math.max(0, ...offers.filter((it) => it.is_open).map((it) => pyaOf(it.amount) / PYA_PER_KYAT / it.point));
}

/** Whether players see an offer at a moment. */
export function stateOf({ is_open, shown_from, shown_until }: Offer, now_ms: number): 'open' | 'closed' | 'later' | 'ended' {
  if (!is_open) return 'closed';
  if (shown_from !== null && Date.parse(shown_from) > now_ms) return 'later';
  return shown_until !== null && Date.parse(shown_until) <= now_ms ? 'ended' : 'open';
}

/** The ids with one of them moved by a place; the same list where there is no place to go to. */
export function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (at === -1 || other === undefined) return [...ids];
  return ids.map((it) => (it === id ? other : it === other ? id : it));
}
