import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { placeBet, type Section } from './load.ts';
import type { Server } from './server.ts';

// Crowds before a server, for the bench and the proof of overload.

const RECOVERY_MAX_MS = 20_000;
/** What is tried: few of these phones are somebody's. */
const PHONES = 1000;

/** Players who bet through the door: how many bets were taken, and how many were told to come again. */
export type BettingPlayers = { taken: number; refused: number; place(): Promise<boolean> };

/** Places bets of any of these players. One that is refused comes again when the answer says; a refusal that does not say when ends the play. */
export function bettingPlayers(server: Server, at: Section, tokens: string[]): BettingPlayers {
  const bet = {
    taken: 0,
    refused: 0,
    async place(): Promise<boolean> {
      const { status, body, retry_after_s } = await placeBet(server, at, tokens[randomInt(tokens.length)]!);
      if (status === 200) {
        bet.taken += 1;
        return true;
      }
      if (retry_after_s === null || ![429, 503].includes(status)) throw new Error(`a bet was refused: ${JSON.stringify(body)}`);
      bet.refused += 1;
      await wait(retry_after_s * 1000);
      return false;
    },
  };
  return bet;
}

/** How many milliseconds it takes until a second of so many players' bets has nine tenths of the calm rate again; infinity when they do not see it. */
export async function recovery_ms(in_flight: number, place: () => Promise<boolean>, per_second: number): Promise<number> {
  const began = performance.now();
  const done_ms: number[] = [];
  const isBack = () => {
    // Only the last second is kept: to look through all of it at each bet would cost more than the bets.
    while (done_ms[0] !== undefined && done_ms[0] < performance.now() - 1000) done_ms.shift();
    return done_ms.length >= 0.9 * per_second;
  };
  let isOver = false;
  await Promise.all(
    Array.from({ length: in_flight }, async () => {
      while (!isOver && performance.now() - began < RECOVERY_MAX_MS) {
        if (await place()) done_ms.push(performance.now());
        isOver ||= isBack();
      }
    }),
  );
  return isOver ? performance.now() - began : Number.POSITIVE_INFINITY;
}

/** So many try passwords of phones from many addresses until `end`, which answers how many tries were answered. */
export function floodOfLogins(server: Server, senders: number): { end(): Promise<number> } {
  let tried = 0;
  let isOver = false;
  const attacker = async () => {
    while (!isOver) {
      const from = { 'X-Forwarded-For': `11.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
      await server.post(
        '/api/user/login',
        { phone: `09${String(randomInt(PHONES)).padStart(9, '0')}`, password: 'a wrong password' },
        from,
      );
      tried += 1;
    }
  };
  const attackers = Promise.all(Array.from({ length: senders }, attacker));
  return {
    async end() {
      isOver = true;
      await attackers;
      return tried;
    },
  };
}
