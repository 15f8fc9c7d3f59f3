import { type Deed, send } from './acceptance/words.ts';
import { must } from './people.ts';
import { type DialectName, type Move, seamlessPeople } from './seamless.ts';
import type { TestWorld } from './world.ts';

export const CREDITED_KYAT = 110_000;
export const TURNOVER_KYAT = 330_000;
export type Step = readonly [deed: Deed, move?: Move];
export type GamePlayer = Awaited<ReturnType<typeof turnoverPeople>>['gamePlayer'] extends (kyat: number) => Promise<infer P> ? P : never;

/** Players who play a promotion's money, and a provider who speaks of one of their wagers. */
export async function turnoverPeople(world: TestWorld) {
  const people = await seamlessPeople(world);
  return {
    ...people,
    /** A player with a promotion in the game purse, all of its turnover left, and 10 kyat to start anew with. */
    async promoted() {
      const player = await people.gamePlayer(CREDITED_KYAT);
      await must(people.adjust(player, 'main', 'give', 10));
      await people.owe(player, TURNOVER_KYAT);
      return player;
    },
    say: (dialect: DialectName, player: { member: string }, [deed, move = {}]: Step, wager: string) =>
      send(world.server, dialect, deed, { member: player.member }, [{ wager, ...move }]),
    turnover: async (player: { token: string }) => Number((await people.balances(player)).turnover),
  };
}
