import { playerFigures, type Reply } from '@shwekan/contract';
import { HARM_MARKS, kyatWire, yangonStamp } from '@shwekan/rules';
import { dropTags, figuresOfPlayer, harmMarks, insertTags, isPlayer, lockForTags, tagsOf } from '#queries/risk/player-figures.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** What a player did in all, what may be a sign of harm, and what operators call them. Refuses `not_found`. */
export async function showFigures(db: Queryable, player_id: number): Promise<Reply<typeof playerFigures.show>> {
  const [known] = await isPlayer.run({ player_id }, db);
  if (!known?.is_player) throw new Refusal('not_found');
  const [figures] = await figuresOfPlayer.run({ player_id }, db);
  const [marks] = await harmMarks.run({ player_id }, db);
  if (!figures || !marks) throw new Error(`player ${player_id} has no figures`);
  const { staked_pya, won_pya, cash_in_pya, cash_out_pya, bonus_pya, first_cash_in_at } = figures;
  return {
    data: {
      staked: kyatWire(staked_pya),
      won: kyatWire(won_pya),
      result: kyatWire(won_pya - staked_pya),
      cash_in: kyatWire(cash_in_pya),
      cash_out: kyatWire(cash_out_pya),
      bonuses: kyatWire(bonus_pya),
      first_cash_in_at: first_cash_in_at && yangonStamp(first_cash_in_at),
      // What may happen to anybody now and then is no sign.
      marks: HARM_MARKS.map(({ kind, least, days }) => ({ kind, count: marks[kind], days, is_shown: marks[kind] >= least })),
      tags: (await tagsOf.run({ player_id }, db)).map((it) => it.tag),
    },
  };
}

/** Says anew what operators call a player. Refuses `not_found`, `record_changed`. */
export async function changeTags(world: World, call: Call<typeof playerFigures.changeTags>) {
  const player_id = call.params.id;
  const tags = [...new Set(call.body.tags)].sort();
  return world.db.transaction(async (tx) => {
    const held = await lockForTags.run({ player_id }, tx);
    if (held.length === 0) throw new Refusal('not_found');
    const before = (await tagsOf.run({ player_id }, tx)).map((it) => it.tag);
    refuseChanged(playerFigures.changeTags.body.shape.before, call.body.before, before);
    await dropTags.run({ player_id }, tx);
    await insertTags.run({ player_id, tags }, tx);
    await auditCall(tx, call, { action: 'tag_player', subject: `player:${player_id}`, before: { tags: before }, after: { tags } });
    return showFigures(tx, player_id);
  });
}
