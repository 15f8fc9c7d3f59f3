import { kyatShown, latinDigits, PYA_PER_KYAT } from '@shwekan/rules';
import type { DraftLine, StakeLimits } from './kinds.ts';

/** More digits than any stake has: typing further changes nothing. */
const DIGITS_MAX = 9;

export type StakeProblem = 'amount_not_set' | 'amount_too_small' | 'amount_too_large';

/** Why a stake cannot be taken, or null. Said while typing; the server decides by its own rules. */
export function stakeProblem(stake_pya: number, limits: StakeLimits): StakeProblem | null {
  if (stake_pya <= 0) return 'amount_not_set';
  if (stake_pya < limits.minimum_pya || stake_pya % limits.step_pya !== 0) return 'amount_too_small';
  return stake_pya > limits.maximum_pya ? 'amount_too_large' : null;
}

/** The limits as a sentence names them. */
export function amountsOf(limits: StakeLimits): { minimum: string; maximum: string; step: string } {
  return { minimum: kyatShown(limits.minimum_pya), maximum: kyatShown(limits.maximum_pya), step: kyatShown(limits.step_pya) };
}

/** The first problem of any line, or null when all can be sent. */
export function linesProblem(lines: readonly DraftLine[], limits: StakeLimits): StakeProblem | null {
  for (const line of lines) {
    const problem = stakeProblem(line.stake_pya, limits);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whole kyat as typed (Latin or Burmese digits, separators ignored) in pya; 0 when there are no digits. */
export function typedPya(typed: string): number {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, DIGITS_MAX);
  return digits === '' ? 0 : Number(digits) * PYA_PER_KYAT;
}

/** The amount after a key of the pad: a digit or "00" goes to the end, "back" takes the last digit away. In pya. */
export function afterKey(stake_pya: number, key: string): number {
  const kyat = String(stake_pya / PYA_PER_KYAT);
  return typedPya(key === 'back' ? kyat.slice(0, -1) : kyat + key);
}

/** The quick amounts a lottery's limits allow, in pya. */
export function quickAmounts(limits: StakeLimits): number[] {
  return QUICK_KYAT.map((kyat) => kyat * PYA_PER_KYAT).filter((pya) => stakeProblem(pya, limits) === null);
}

const QUICK_KYAT = [100, 200, 500, 1000, 2000, 5000, 10_000, 50_000];
