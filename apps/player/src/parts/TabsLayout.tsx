import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useT } from '../house/language.ts';
import { paths } from '../phone/paths.ts';
import { HomeIcon, ServiceIcon, SettingIcon, ShopIcon } from './first-icons.tsx';
import { TopBar } from './TopBar.tsx';
import { useArrival } from './use-arrival.ts';

/** A main screen: the top bar above, the tabs below. `isShort`: the bar is one line, for what is chosen from below it. */
export function TabsLayout({ isShort, children }: { isShort: boolean; children: ReactNode }) {
  const place = useArrival(children);
  return (
    <>
      <TopBar isShort={isShort} />
      <main id="main" ref={place} className="flex flex-1 flex-col pb-[calc(4.5rem+env(safe-area-inset-bottom))]">
        {children}
      </main>
      <Tabs />
    </>
  );
}

function Tabs() {
  const t = useT();
  const [location] = useLocation();
  const tabs = [
    { path: paths.home, name: t.tabs.home, Icon: HomeIcon },
    { path: paths.wallet, name: t.tabs.shop, Icon: ShopIcon },
    { path: paths.service, name: t.tabs.service, Icon: ServiceIcon },
    { path: paths.setting, name: t.tabs.setting, Icon: SettingIcon },
  ];
  return (
    <nav
      aria-label={t.tabs.name}
      className="fixed inset-x-0 bottom-0 z-10 mx-auto flex max-w-phone border-line lg:max-w-[80rem] lg:justify-center border-t bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ path, name, Icon }) => (
        <Link
          key={path}
          href={path}
          aria-current={location === path ? 'page' : undefined}
          className="flex min-h-14 flex-1 lg:max-w-40 zoomed:flex-auto zoomed:whitespace-nowrap flex-col items-center justify-center border-transparent border-t-2 pt-1 text-soft text-xs aria-[current=page]:border-gold-deep aria-[current=page]:font-semibold aria-[current=page]:text-gold-ink"
        >
          <Icon />
          {name}
        </Link>
      ))}
    </nav>
  );
}
