import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../house/language.ts';
import { useCall, useOnline } from '../house/query.ts';
import { refreshProfile } from '../house/refresh.ts';
import { token, useSession } from '../house/session.ts';
import { BackLayout } from '../parts/BackLayout.tsx';
import { PageSkeleton } from '../parts/Skeleton.tsx';
import { TabsLayout } from '../parts/TabsLayout.tsx';
import { TryAgain } from '../parts/TryAgain.tsx';
import { WholeLayout } from '../parts/WholeLayout.tsx';
import { onWindow } from '../phone/browser.ts';
import { partIsLost } from '../phone/lost-part.ts';
import { goLogin } from '../phone/navigate.ts';
import { ignorePresses } from '../phone/overlay.ts';
import { showTitle } from '../phone/title.ts';
import { loadedScreen, loadPage, type Page, pageAt, titleOf } from './routes.tsx';

let cameBack = false;
onWindow('popstate', () => {
  cameBack = true;
});
// The way on from where one came back to starts at the top again.
onWindow('pushState', () => {
  cameBack = false;
});

/** Shows the page of the address. The page before stays until the next one is there, so that nothing flickers. */
export function Pages() {
  const [location] = useLocation();
  // Its answer carries the server's time, which every countdown follows.
  useCall('GET /api/app-setting');
  const wanted = pageAt(location);
  const isVisitor = useSession() === null;
  const barred = wanted.access === 'player' && isVisitor;
  const [shown, setShown] = useState<Page>(wanted);
  const [failed, setFailed] = useState<Page | null>(null);
  const [, setLoads] = useState(0);
  const page = loadedScreen(wanted) === null && loadedScreen(shown) !== null ? shown : wanted;
  const tries = useRef(0);

  const load = (target: Page, isAskedAgain = false) => {
    const turn = ++tries.current;
    setFailed(null);
    loadPage(target).then(
      () => {
        if (turn !== tries.current) return;
        setShown(target);
        setLoads((count) => count + 1);
      },
      () => {
        if (turn === tries.current) setFailed(target);
        partIsLost(isAskedAgain);
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event; `load` itself never matters
  useEffect(() => {
    // The session itself answers: the first picture is always the visitor's.
    if (wanted.access === 'player' && token() === null) goLogin();
    else load(wanted);
    void refreshProfile();
  }, [location, barred]);

  // A form that was answered stands until the next screen is there: it is not sent a second time. In the step of the answer, before another key.
  useLayoutEffect(() => (page === wanted ? undefined : ignorePresses('submit')), [page, wanted]);

  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the network that is back is the event
  useEffect(() => {
    if (online && failed === wanted) load(wanted, true);
  }, [online]);

  // In the player's language, whenever that is chosen; before a screen that says its own title does so.
  useLanguage();
  const title = titleOf(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at a new address the title of the screen before is not its own
  useLayoutEffect(() => showTitle(title), [location, title]);

  // A new screen starts at its top; one that is gone back to is where it was left. The first is the server's, and stays where a
  // finger has moved it before the app was there.
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page && !cameBack) window.scrollTo(0, 0);
    before.current = page;
    cameBack = false;
  }, [page]);

  if (failed === wanted) return <Frame page={wanted} content={<TryAgain again={() => load(wanted, true)} />} />;
  const Screen = barred ? null : loadedScreen(page);
  return <Frame page={page} content={Screen === null ? <PageSkeleton /> : <Screen />} />;
}

function Frame({ page, content }: { page: Page; content: React.ReactNode }) {
  if (page.frame === 'tabs' || page.frame === 'games') return <TabsLayout isShort={page.frame === 'games'}>{content}</TabsLayout>;
  if (page.frame === 'whole') return <WholeLayout>{content}</WholeLayout>;
  return <BackLayout {...page.frame}>{content}</BackLayout>;
}
