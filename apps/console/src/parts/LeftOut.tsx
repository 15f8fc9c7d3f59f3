import { countShown } from '@shwekan/rules';
import { Callout } from './Callout.tsx';

/** Says of figures that what was booked last is not in them yet; nothing when all is. */
export function LeftOut({ count }: { count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return <Callout color="yellow">{countShown(count)} entries that were booked last are still being added to these figures.</Callout>;
}
