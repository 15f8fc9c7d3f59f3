import { countShown, PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { say } from '../app/say.tsx';

/** An amount in pya so short that it fits a small cell: "950", "12.5k", "3.2M". Rounded down. */
export function shortKyat(pya: number): string {
  const kyat = Math.floor(pya / 100);
  if (kyat < 1_000) return String(kyat);
  const [unit, letter] = kyat < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  const tenths = Math.floor((kyat * 10) / unit);
  return `${tenths >= 1_000 || tenths % 10 === 0 ? Math.floor(tenths / 10) : (tenths / 10).toFixed(1)}${letter}`;
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
