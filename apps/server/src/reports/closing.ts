import { randomUUID } from 'node:crypto';
import {
  beginClosing,
  closingState,
  endClosing,
  forgetTiles,
  holdWork,
  lastAccounts,
  lastClosing,
  lockClosingPlace,
  markNewest,
  writeAccounts,
  writeClosing,
} from '#queries/reports/closing.ts';
import type { World } from '../platform/world.ts';
import { type DayOfEntries, type DayToClose, type PurseKind, readDayOfEntries, ZERO } from './closing-entries.ts';
import { stakesOpenAt } from './closing-stakes.ts';
import { growFunds } from './closing-tree.ts';

/** Tiles that are forgotten at once. */
const CHUNK_TILES = 2000;

/**
 * One turn of closing days, to be taken again and again by every process. When a day of Yangon is over and all its entries are summed up, what the house owes
 * its players after the day's last entry is written down, once: by kind of purse, and as the root of a tree in which each player finds their own part. What is
 * read stands still, so it is read in pieces and without a lock; only the end is a transaction. A process that dies or stops begins anew.
 */
export function closeDays(world: World): (isStopping?: () => boolean) => Promise<void> {
  const worker = randomUUID();
  return async (isStopping = () => false) => {
    while (!isStopping() && (await takeStep(world, worker, isStopping)));
  };
}

/** Takes the next step of what is to be closed; false when there is nothing to do for now. */
async function takeStep(world: World, worker: string, isStopping: () => boolean): Promise<boolean> {
  const { db } = world;
  const [state] = await closingState.run(undefined, db);
  if (state === undefined) throw new Error('closings have no place');
  const { day, last_entry, due, newest_for, newest_entry, is_ready, closed_to } = state;
  if (day !== null && last_entry !== null) {
    const goOn = async () => !isStopping() && (await holdWork.run({ day, worker }, db)).length > 0;
    return closeDay(world, worker, { day, after: closed_to, last_entry }, goOn);
  }
  if (due === null) return false;
  if (newest_for !== due) {
    await markNewest.run({ day: due, newest: newest_entry }, db);
    return true;
  }
  if (!is_ready) return false;
  await beginClosing.run({ day: due }, db);
  return true;
}

/** Closes a day; false when another process is at it, or this one stops. Throws when the books contradict themselves. */
async function closeDay(world: World, worker: string, it: DayToClose, goOn: () => Promise<boolean>): Promise<boolean> {
  if (!(await goOn())) return false;
  const entries = await readDayOfEntries(world.db, it, goOn);
  const before = await readBefore(world);
  const funds = entries === null ? null : await growFunds(world.db, it, goOn);
  const open_stakes_pya = entries === null || funds === null ? null : await stakesOpenAt(world.db, it, goOn);
  if (entries === null || funds === null || open_stakes_pya === null) return false;
  const held = sumOf(before.held, entries.held);
  for (const kind of Object.keys(held) as PurseKind[]) {
    if (held[kind] !== funds.held[kind])
      throw new Error(`${it.day}: purses ${kind} come to ${held[kind]} by entries and to ${funds.held[kind]} by themselves`);
  }
  await writeDown(world, worker, it, { entries, held, before, funds, open_stakes_pya });
  while ((await forgetTiles.run({ row_count: CHUNK_TILES }, world.db)).length > 0);
  return true;
}

type Before = Awaited<ReturnType<typeof readBefore>>;

/** What the closing before this one came to. */
async function readBefore({ db }: World) {
  const [last] = await lastClosing.run(undefined, db);
  const accounts = await lastAccounts.run(undefined, db);
  const held = last
    ? { main: last.main_pya, game: last.game_pya, hold: last.hold_pya, promotion: last.promotion_pya, referral: last.referral_pya }
    : ZERO;
  return { held, below_zero: last?.below_zero_pya ?? 0, accounts: new Map(accounts.map((it) => [it.method, it.amount_pya])) };
}

function sumOf(one: Record<PurseKind, number>, other: Record<PurseKind, number>): Record<PurseKind, number> {
  const add = (kind: PurseKind) => one[kind] + other[kind];
  return { main: add('main'), game: add('game'), hold: add('hold'), promotion: add('promotion'), referral: add('referral') };
}

type ClosingDraft = {
  entries: DayOfEntries;
  held: Record<PurseKind, number>;
  before: Before;
  funds: NonNullable<Awaited<ReturnType<typeof growFunds>>>;
  open_stakes_pya: number;
};

/** Writes a closing down, unless another process did. */
async function writeDown({ db }: World, worker: string, { day, after, last_entry }: DayToClose, draft: ClosingDraft): Promise<void> {
  const { entries, held, before, funds, open_stakes_pya } = draft;
  const accounts = new Map(before.accounts);
  for (const [method, amount] of entries.accounts) accounts.set(method, (accounts.get(method) ?? 0) + amount);
  await db.transaction(async (tx) => {
    const [place] = await lockClosingPlace.run(undefined, tx);
    if (place?.day !== day || place.worker !== worker) return;
    await writeClosing.run(
      {
        day,
        ...{ first_entry: after + 1, last_entry, entry_count: entries.count, entry_root: entries.root },
        ...{ main_pya: held.main, game_pya: held.game, hold_pya: held.hold, promotion_pya: held.promotion, referral_pya: held.referral },
        ...{ below_zero_pya: before.below_zero + entries.below_zero, open_stakes_pya },
        ...{ funds_size: funds.size, funds_root: funds.root },
      },
      tx,
    );
    await writeAccounts.run({ day, methods: [...accounts.keys()], amounts_pya: [...accounts.values()] }, tx);
    await endClosing.run(undefined, tx);
  });
}
