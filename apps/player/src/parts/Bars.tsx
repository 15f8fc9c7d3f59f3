import { MessageMarquee } from './MessageMarquee.tsx';
import { OfflineBar } from './OfflineBar.tsx';

/** What the house says and that there is no network lie over a screen, in the place of its title or above the tabs: what a finger is about to press stays where it is. */
export function Bars() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-[15] mx-auto flex max-w-phone flex-col lg:max-w-[80rem] gap-1 py-1 pr-1 pl-13 empty:hidden [nav~&]:sticky [nav~&]:top-auto [nav~&]:bottom-[calc(3.625rem+env(safe-area-inset-bottom))] [nav~&]:mx-0 [nav~&]:px-1">
      <OfflineBar />
      <MessageMarquee />
    </div>
  );
}
