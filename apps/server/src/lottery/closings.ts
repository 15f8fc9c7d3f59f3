import type { LotteryCode } from '@shwekan/rules';
import { closingsAhead } from '#queries/lottery/closings.ts';
import { isDatabaseLost } from '../platform/database-error.ts';
import type { World } from '../platform/world.ts';
import type { Bet } from './bet.ts';

/** When draws close, as this process knows it without asking anybody. For figures, never for deciding a bet. */
export type Closings = {
  /** Whether the draw of a bet closes within a quarter of an hour. */
  isNear(place: Pick<Bet, 'lottery' | 'section' | 'day'>): boolean;
  /** Whether any draw of the lottery does. */
  isAnyNear(lottery: LotteryCode): boolean;
};

const NEAR_MS = 15 * 60_000;
/** A draw that is opened, moved or called off is noticed after so long. */
const KEPT_MS = 10_000;

type Closing = { code: string; section: string; day: string; left_ms: number };

/** Reads the closings of the next hours, and again when they are asked for and old: nobody waits for that. */
export async function openClosings(world: World): Promise<Closings> {
  let read_ms = performance.now();
  let closings = await readAhead(world);
  let is_reading = false;
  const readAnew = async () => {
    is_reading = true;
    try {
      closings = await readAhead(world);
      read_ms = performance.now();
    } catch (error) {
      world.log[isDatabaseLost(error) ? 'warn' : 'error']({ err: error }, 'closings could not be read; those that were known stay');
    } finally {
      is_reading = false;
    }
  };
  const ahead = () => {
    if (!is_reading && performance.now() - read_ms > KEPT_MS) void readAnew();
    const passed_ms = performance.now() - read_ms;
    return closings.map((it) => ({ ...it, left_ms: it.left_ms - passed_ms })).filter((it) => it.left_ms > 0);
  };
  return {
    isNear: ({ lottery, section, day }) => {
      const own = ahead().filter((it) => it.code === lottery && it.section === section && (day === null || it.day === day));
      // Without a day it is for the next of its section that has not closed: they are in the order of their closing.
      return (own[0]?.left_ms ?? Number.POSITIVE_INFINITY) <= NEAR_MS;
    },
    isAnyNear: (lottery) => ahead().some((it) => it.code === lottery && it.left_ms <= NEAR_MS),
  };
}

async function readAhead(world: World): Promise<Closing[]> {
  return closingsAhead.run(undefined, world.db);
}
