import type { rewards } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { hasWelcome, newToWelcome, writeWelcomes } from '#queries/rewards/welcome.ts';
import { type Entry, welcomeBonus } from '../ledger/entries.ts';
import { lockPurses } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notifications.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { rewardTermsOf } from './terms.ts';

/** What the welcome bonus gives and asks for, and whether the player who asks has it. */
export async function showWelcome(world: World, call: Call<typeof rewards.welcome>) {
  const { welcome } = await rewardTermsOf(world.db);
  const [row] = call.who === null ? [] : await hasWelcome.run({ player_id: call.who.player_id }, world.db);
  const is_open = welcome.is_open ? (1 as const) : (0 as const);
  return {
    data: { is_open, amount: kyatWire(welcome.amount_pya), needs: welcome.needs, is_given: row?.has_welcome ? (1 as const) : (0 as const) },
  };
}

/** The players who are to be welcomed, and with how much. */
export type Welcome = { player_ids: number[]; amount_pya: number };

/** Those of the players who earned the welcome and have none. The caller holds the reader of facts, so that no two ask at once. */
export async function toWelcome(tx: Tx, candidates: number[]): Promise<Welcome> {
  if (candidates.length === 0) return { player_ids: [], amount_pya: 0 };
  const { welcome } = await rewardTermsOf(tx);
  if (!welcome.is_open || welcome.since === null) return { player_ids: [], amount_pya: 0 };
  const asked = { player_ids: candidates, since: new Date(welcome.since), needs: welcome.needs };
  const player_ids = (await newToWelcome.run(asked, tx)).map((it) => it.player_id);
  return { player_ids, amount_pya: welcome.amount_pya };
}

/** Writes the welcomes and answers the entries: the caller posts. */
export async function welcomed(tx: Tx, { player_ids, amount_pya }: Welcome): Promise<Entry[]> {
  if (player_ids.length === 0) return [];
  const mains = await lockPurses(tx, player_ids, 'main');
  await writeWelcomes.run(
    { amount_pya, player_ids: mains.map((it) => it.player_id), mains_after_pya: mains.map((it) => it.balance + amount_pya) },
    tx,
  );
  await notify(tx, ...mains.map(({ player_id }) => ({ player_id, kind: 'welcome_bonus', data: { amount_pya } })));
  return mains.map((it) => welcomeBonus({ player_id: it.player_id, main_purse: it.purse_id, amount_pya }));
}
