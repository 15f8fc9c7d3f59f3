import { AlertIcon } from './icons.tsx';
import { MessageMarquee } from './MessageMarquee.tsx';
import { useMaintenance } from './use-no-play.ts';

/** What the house says over a screen: that it is under maintenance for as long as it is, and what it sends to all. */
export function HouseBars() {
  return (
    <>
      <MaintenanceBar />
      <MessageMarquee />
    </>
  );
}

/** Above the tabs, until it is over. A screen with a title of its own says it where something would be bet, paid or claimed: it keeps its title. */
function MaintenanceBar() {
  const says = useMaintenance();
  if (says === '') return null;
  return (
    <p
      role="status"
      className="hidden min-h-11 items-center gap-3 rounded-control border border-warn bg-warn-wash px-3 py-1.5 text-sm text-warn leading-6 shadow-card [nav~div_&]:flex"
    >
      <AlertIcon className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">{says}</span>
    </p>
  );
}
