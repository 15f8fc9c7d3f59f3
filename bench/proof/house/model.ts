/** What was acknowledged: it must be there once, whatever was killed. Amounts in pya; `id` is what the answer called it. */
export type Acknowledged = {
  kind: Kind;
  player_id: number;
  key: string;
  id: string | null;
  main: number;
  game: number;
  /** Of a bet: the section of the day it is for, and what is on its numbers. */
  bet?: { section: string; lines: Line[] };
  /** When its last answer came, and what was asked for it. */
  at_ms: number;
  sent: SentCall;
};
/** What is asked again by its key: a player's call with what an operator decides on it, or a provider's callback. */
export type SentCall =
  | { path: string; body: object; decide?(id: string): Decision }
  | { doing: 'bet' | 'result'; wager: string; kyat: number };
export type Decision = { by: 'cash' | 'cash_b'; path: string; body: object };
export type Kind = 'bet' | 'transfer' | 'callback' | 'cash_in' | 'cash_out' | 'claim' | 'correction';
export type Line = { number: number; stake_pya: number };

/** What a play has done so far. `faults` are answers that no fault of a database or server excuses. */
export type Play = {
  acknowledged: Acknowledged[];
  /** Operations that were answered with a refusal for good: they did nothing. */
  refused: Map<string, number>;
  retried: number;
  faults: string[];
  /** A player's money as the acknowledged operations leave it. */
  main: Map<number, number>;
  game: Map<number, number>;
};

/** A play in which nothing was done yet. */
export function emptyPlay(): Play {
  return { acknowledged: [], refused: new Map(), retried: 0, faults: [], main: new Map(), game: new Map() };
}

/** A play as it is now; the one it was copied from goes on. */
export function copyOf(play: Play): Play {
  return {
    ...play,
    acknowledged: [...play.acknowledged],
    refused: new Map(play.refused),
    faults: [...play.faults],
    main: new Map(play.main),
    game: new Map(play.game),
  };
}

/** The model of operations alone. */
export function modelOf(acknowledged: Acknowledged[]): Play {
  const play = emptyPlay();
  for (const it of acknowledged) addTo(play, it);
  return play;
}

/** Adds an operation to a model. */
export function addTo(play: Play, it: Acknowledged): void {
  play.acknowledged.push(it);
  play.main.set(it.player_id, (play.main.get(it.player_id) ?? 0) + it.main);
  play.game.set(it.player_id, (play.game.get(it.player_id) ?? 0) + it.game);
}
