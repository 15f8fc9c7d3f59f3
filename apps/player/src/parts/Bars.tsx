import type { ComponentType } from 'react';
import { useOnline } from '../house/query.ts';
import { createStore } from '../phone/store.ts';
import { OfflineBar } from './OfflineBar.tsx';

/** What the house says comes with what starts behind the first picture. That there is no network cannot: without one, it does not come. */
const house = createStore<ComponentType | null>(null);
export const showHouseBars = house.set;

/** What the house says and that there is no network lie over a screen, in the place of its title or above the tabs: what a finger is about to press stays where it is. */
export function Bars() {
  const OfHouse = house.use();
  const online = useOnline();
  if (online && OfHouse === null) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-[15] mx-auto flex max-w-phone flex-col lg:max-w-[80rem] gap-1 py-1 pr-1 pl-13 empty:hidden [nav~&]:sticky [nav~&]:top-auto [nav~&]:bottom-[calc(3.625rem+env(safe-area-inset-bottom))] [nav~&]:mx-0 [nav~&]:px-1">
      {!online && <OfflineBar />}
      {OfHouse && <OfHouse />}
    </div>
  );
}
