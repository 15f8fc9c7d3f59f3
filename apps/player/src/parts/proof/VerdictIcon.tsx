import { AlertIcon, ShieldIcon } from '../icons.tsx';
import type { VerdictName } from './verified.ts';

/** The colours of a verdict. */
export const VERDICT_LOOKS: Record<VerdictName, string> = {
  proven: 'bg-good-wash text-good',
  booked: 'bg-good-wash text-good',
  promised: 'bg-sunk text-ink',
  incomplete: 'bg-warn-wash text-warn',
  renamed: 'bg-warn-wash text-warn',
  broken: 'bg-bad-wash text-bad',
  foreign: 'bg-bad-wash text-bad',
};

/** A shield, or a warning where something does not hold. */
export function VerdictIcon({ name, className }: { name: VerdictName; className: string }) {
  return name === 'broken' || name === 'foreign' || name === 'incomplete' || name === 'renamed' ? (
    <AlertIcon className={className} />
  ) : (
    <ShieldIcon className={className} />
  );
}
