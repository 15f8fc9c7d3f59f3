import { AlertIcon } from '../icons.tsx';
import { useMaintenance } from '../use-no-play.ts';

/** Above what is claimed, on a screen with a title of its own: nothing is while the house is under maintenance. A screen with tabs says it above them. */
export function NoClaims() {
  const says = useMaintenance();
  if (says === '') return null;
  return (
    <p role="status" className="flex huge:flex-col huge:items-start items-center gap-3 rounded-card bg-warn-wash px-4 py-3 text-warn">
      <AlertIcon className="size-6 shrink-0" />
      <span>{says}</span>
    </p>
  );
}
