import type { rewards } from '@shwekan/contract';
import { kyatWire, type RewardTerms } from '@shwekan/rules';
import { welcomesOf, writeWelcomes } from '#queries/rewards/welcome.ts';
import { type Entry, welcomeBonus } from '../ledger/entries.ts';
import { lockPurses } from '../ledger/ledger.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { notify } from '../platform/notifications.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { rewardTermsOf } from './terms.ts';

/**
 * What the welcome bonus gives and asks for. To a player it is open as long as it is promised to them, also while what they did for it in time waits; who
 * has it reads what they got.
 */
export async function showWelcome(world: World, call: Call<typeof rewards.welcome>) {
  const { welcome } = await rewardTermsOf(world.db);
  const promise = promiseOf(welcome);
  const [own = null] = call.who === null ? [] : await welcomesBy(world.db, promise, [call.who.player_id]);
  const keeps = own?.is_promised === true && (welcome.is_open || own.has_asked);
  const is_open = own === null || own.given_pya !== null ? welcome.is_open : keeps;
  const { amount_pya, needs } = keeps ? promise : welcome;
  return {
    data: {
      is_open: is_open ? (1 as const) : (0 as const),
      amount: kyatWire(own?.given_pya ?? amount_pya),
      needs,
      is_given: own !== null && own.given_pya !== null ? (1 as const) : (0 as const),
    },
  };
}

/** The players who are to be welcomed, and with how much. */
export type Welcome = { player_ids: number[]; amount_pya: number };

/** Those of the players who earned the welcome and have none. The caller holds the reader of facts, so that no two ask at once. */
export async function toWelcome(tx: Tx, candidates: number[]): Promise<Welcome> {
  if (candidates.length === 0) return { player_ids: [], amount_pya: 0 };
  const { welcome } = await rewardTermsOf(tx);
  const promise = promiseOf(welcome);
  const found = promise.open_times.length === 0 ? [] : await welcomesBy(tx, promise, candidates);
  return { player_ids: found.filter((it) => it.is_promised && it.has_done).map((it) => it.player_id), amount_pya: promise.amount_pya };
}

function welcomesBy(db: Queryable, { open_times, needs }: ReturnType<typeof promiseOf>, player_ids: number[]) {
  return welcomesOf.run({ player_ids, open_times: JSON.stringify(open_times), needs }, db);
}

/** What is promised now, and to accounts that were opened when: while it is closed what it promised last, to who asked for it in time. */
function promiseOf({ is_open, since, amount_pya, needs, was_open }: RewardTerms['welcome']) {
  const last = was_open.at(-1);
  if (is_open && since !== null) return { amount_pya, needs, open_times: [...was_open, { since, until: null }] };
  return { amount_pya: last?.amount_pya ?? amount_pya, needs: last?.needs ?? needs, open_times: was_open };
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
