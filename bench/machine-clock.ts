import { hrtime } from 'node:process';

/** Milliseconds of the machine's own clock, which all of its processes share. */
export function machineClock_ms(): number {
  return Number(hrtime.bigint()) / 1e6;
}
