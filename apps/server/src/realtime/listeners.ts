import type { Fact } from '../platform/facts.ts';

type OfPlayer = { player_id: number | null };

/** The open streams of a process. Whom a fact concerns is found without a look at the others. */
export type Listeners<L extends OfPlayer> = {
  add(listener: L): void;
  remove(listener: L): void;
  /** Those that a fact concerns: a player's, or all. */
  of(fact: Pick<Fact, 'player_id'>): Iterable<L>;
  all(): ReadonlySet<L>;
  /** The players who have a stream here. */
  players(): readonly number[];
  has(player_id: number): boolean;
};

/** Opens the list, empty. */
export function openListeners<L extends OfPlayer>(): Listeners<L> {
  const all = new Set<L>();
  const of_players = new Map<number, Set<L>>();
  let players: readonly number[] | null = null;
  return {
    add(listener) {
      all.add(listener);
      if (listener.player_id === null) return;
      const own = of_players.get(listener.player_id);
      if (own) return void own.add(listener);
      of_players.set(listener.player_id, new Set([listener]));
      players = null;
    },
    remove(listener) {
      all.delete(listener);
      if (listener.player_id === null) return;
      const own = of_players.get(listener.player_id);
      own?.delete(listener);
      if (own?.size !== 0) return;
      of_players.delete(listener.player_id);
      players = null;
    },
    of: ({ player_id }) => (player_id === null ? all : (of_players.get(player_id) ?? [])),
    all: () => all,
    players: () => (players ??= [...of_players.keys()]),
    has: (player_id) => of_players.has(player_id),
  };
}
