import { promotions } from '@shwekan/contract';
import { type Texts, textIn, textsOf } from '@shwekan/phrases/per-language';
import { promotionCost } from '@shwekan/rules';
import { z } from 'zod';
import { findPromise, lockPromotion, openPromotion } from '#queries/cash/promotions.ts';
import type { Queryable } from '../platform/db.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { pictureLines, TITLES, textLines } from '../platform/deeds/player-lines.ts';

/** What of a promotion is money: what it gives, what it asks for, and to whom. */
const Terms = z.object({ bonus_basis_points: z.number(), turnover_hundredths: z.number(), level: z.number() });
const { title, rule, image } = promotions.change.body.shape;
/** What players read of it is not in deeds from before that took two. */
const Opening = Terms.extend({ promotion_id: z.number(), title, rule, image });
type Opening = z.output<typeof Opening>;
type Terms = z.output<typeof Terms>;
/** What an open promotion promises to players: terms, and what they read and see of them. */
export type PromotionPromise = Terms & { title: Texts; rule: Texts; image: string | null };
type PromotionState = PromotionPromise & { code: string; is_open: boolean; deed_id: number | null };

/**
 * A promotion of cash-in opens, or is another while it is open: what it gives is money, and what players read of it is the house's word for how
 * much and for what. An operator alone could promise what nobody decided.
 */
export const promotionDeed: DeedKind<Opening, PromotionState> = {
  kind: 'promotion',
  asks: ['content'],
  decides: ['content'],
  data: Opening,
  subject: ({ promotion_id }) => `promotion:${promotion_id}`,
  async lock(tx, { promotion_id }) {
    await lockPromotion.run({ promotion_id }, tx);
  },
  basis: (db, { promotion_id }) => promotionOf(db, promotion_id),
  title: (data, now) =>
    `The promotion of cash-in “${textIn('en', data.title ?? now.title)}” (${now.code}) ${now.is_open ? changeOf(data, now) : 'opens'}`,
  lines(data, { is_open, ...now }) {
    const [before, after] = [is_open ? shown(now) : null, shown(data)];
    return [
      { field: 'More for a cash-in', before: before?.more ?? null, after: after.more },
      { field: 'Turnover', before: before?.turnover ?? null, after: after.turnover },
      { field: 'For', before: before?.players ?? null, after: after.players },
      { field: 'On 1,000 kyat cashed in', before: before?.cost ?? null, after: after.cost },
      ...textLines(TITLES, is_open ? now.title : null, data.title),
      ...textLines(RULES, is_open ? now.rule : null, data.rule),
      ...pictureLines(is_open ? now.image : null, data.image),
    ];
  },
  async perform(tx, { id: deed_id, data, basis }) {
    const { title = basis.title, rule = basis.rule, image = basis.image, ...terms } = data;
    await openPromotion.run({ ...terms, title: JSON.stringify(title), rule: JSON.stringify(rule), image, deed_id }, tx);
  },
};

/** A promotion as it stands, with the deed that opened it; null of one that is not there. */
export async function promotionOf(db: Queryable, promotion_id: number): Promise<PromotionState | null> {
  const [found] = await findPromise.run({ promotion_id }, db);
  return found ? { ...found, title: textsOf(found.title), rule: textsOf(found.rule) } : null;
}

/** What a promotion promises, of all that is known of it. */
export function promiseOf({ bonus_basis_points, turnover_hundredths, level, title, rule, image }: PromotionPromise): PromotionPromise {
  return { bonus_basis_points, turnover_hundredths, level, title, rule, image };
}

const TERMS = ['bonus_basis_points', 'turnover_hundredths', 'level'] as const;

function changeOf(data: Terms, now: PromotionState): string {
  return TERMS.some((key) => data[key] !== now[key]) ? 'changes its terms' : 'changes what players see of it';
}

function shown({ bonus_basis_points, turnover_hundredths, level }: Terms) {
  return {
    more: `${bonus_basis_points / 100} %`,
    turnover: `x${turnover_hundredths / 100}`,
    players: level > 1 ? 'players of level 2' : 'every player',
    cost: costShown(bonus_basis_points / 100, turnover_hundredths / 100),
  };
}

/** What the house gives on a cash-in and the games keep of its turnover, with a warning where that is less. */
function costShown(percent: number, turnover: number): string {
  const { is_dearer, enough_turnover, ...kyat } = promotionCost({ percent, turnover });
  const [given, kept, played] = [kyat.given, kyat.kept, kyat.played].map((it) => it.toLocaleString('en', { maximumFractionDigits: 1 }));
  return is_dearer
    ? `given ${given}: DEARER than the ${kept} that games keep of ${played} played (x${enough_turnover} is needed)`
    : `given ${given}; games keep up to ${kept} of ${played} played`;
}

const RULES = { en: 'Rule, English', my: 'Rule, Burmese', th: 'Rule, Thai', zh: 'Rule, Chinese' } as const;
