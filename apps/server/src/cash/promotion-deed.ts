import { textIn } from '@shwekan/phrases/per-language';
import { z } from 'zod';
import { findPromotionToOpen, lockPromotion, openPromotion } from '#queries/cash/promotions.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';

/** What of a promotion is money: what it gives, what it asks for, and to whom. */
const Terms = z.object({ bonus_basis_points: z.number(), turnover_hundredths: z.number(), level: z.number() });
const Opening = Terms.extend({ promotion_id: z.number() });
type Terms = z.output<typeof Terms>;
type PromotionState = Terms & { title: unknown; code: string; is_open: boolean };

/** A promotion of cash-in opens, or changes its terms while it is open. */
export const promotionDeed: DeedKind<z.output<typeof Opening>, PromotionState> = {
  kind: 'promotion',
  asks: ['content'],
  decides: ['content'],
  data: Opening,
  subject: ({ promotion_id }) => `promotion:${promotion_id}`,
  async lock(tx, { promotion_id }) {
    await lockPromotion.run({ promotion_id }, tx);
  },
  async basis(db, { promotion_id }) {
    const [found] = await findPromotionToOpen.run({ promotion_id }, db);
    return found ?? null;
  },
  title: (_data, { title, code, is_open }) =>
    `The promotion of cash-in “${textIn('en', title)}” (${code}) ${is_open ? 'changes its terms' : 'opens'}`,
  lines(data, { is_open, ...now }) {
    const [before, after] = [is_open ? shown(now) : null, shown(data)];
    return [
      { field: 'More for a cash-in', before: before?.more ?? null, after: after.more },
      { field: 'Turnover', before: before?.turnover ?? null, after: after.turnover },
      { field: 'For', before: before?.players ?? null, after: after.players },
    ];
  },
  async perform(tx, { id: deed_id, data }) {
    await openPromotion.run({ ...data, deed_id }, tx);
  },
};

function shown({ bonus_basis_points, turnover_hundredths, level }: Terms) {
  return {
    more: `${bonus_basis_points / 100} %`,
    turnover: `x${turnover_hundredths / 100}`,
    players: level > 1 ? 'players of level 2' : 'every player',
  };
}
