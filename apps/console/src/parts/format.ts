import { countShown, PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { say } from '../app/say.tsx';

/** An amount in pya so short that it fits a small cell: "950", "12.6k", "3.3M". Rounded up: what the house may have to pay is never told smaller than it is. */
export function shortKyat(pya: number): string {
  const kyat = Math.ceil(pya / PYA_PER_KYAT);
  if (kyat < 1_000) return String(kyat);
  const thousands = roundedUp(kyat, 1_000);
  return thousands < 1_000 ? `${thousands}k` : `${roundedUp(kyat, 1_000_000)}M`;
}

/** How many of a unit, with one decimal below a hundred. */
function roundedUp(kyat: number, unit: number): number {
  const tenths = Math.ceil((kyat * 10) / unit);
  return tenths > 1_000 ? Math.ceil(kyat / unit) : tenths / 10;
}

/** Points of the wire, which stand there as kyat do: "12.00" is "12". */
export function pointsOf(wire: string): string {
  return countShown(Math.trunc(Number(wire)));
}

/** How many of something whose plural takes an s: "1 slip", "1,200 slips". */
export function counted(count: number, one: string): string {
  return say(`{count} ${one}s`, { count: countShown(count) }, `{count} ${one}${count === 1 ? '' : 's'}`);
}

/** Kyat of the wire as a field takes them. */
export function kyatNumber(wire: string): number {
  return pyaOf(wire) / PYA_PER_KYAT;
}
