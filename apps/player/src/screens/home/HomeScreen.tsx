import { type ComponentType, useEffect, useState } from 'react';
import { loadPhrases } from '../../house/language.ts';
import { useAdults } from '../../house/minimum-age.ts';
import { useCall, useOnline } from '../../house/query.ts';
import { LaterPart, later } from '../../parts/later-part.tsx';
import { LoneSkeleton, SkeletonRows } from '../../parts/Skeleton.tsx';
import { TryAgain } from '../../parts/TryAgain.tsx';
import { whenIdle } from '../../phone/browser.ts';
import { houseName } from '../../phone/house-name.ts';
import { partIsLost } from '../../phone/lost-part.ts';
import { LotteryTiles } from './LotteryTiles.tsx';
import { Ticker } from './Ticker.tsx';

/** The server draws it; its code comes after the first. */
export const today = later(async () => (await import('./Today.tsx')).Today);
/** One element for good: what the server drew of it would go with another one, until its code is there. */
const TODAY = <LaterPart part={today} given={{}} instead={<LoneSkeleton className="mx-4 h-[14.25rem] rounded-card" />} />;

/** Today's results and the player's slips, the running text, the lotteries with the time left, then banners, results, winners, and how to reach the house. */
export function HomeScreen() {
  const adults = useAdults();
  const running = useCall('GET /api/header_play_text');
  const texts = running.isError ? [] : running.data?.data;
  return (
    <div className="flex flex-1 flex-col gap-3 py-4 zoomed:py-2">
      <h1 className="sr-only">{houseName()}</h1>
      {TODAY}
      {/* The line keeps its room while the text is awaited, so that nothing below it jumps; a house that says nothing says who may play. */}
      <div className="min-h-11">{texts && <Ticker texts={texts.length === 0 ? [adults] : texts.map(({ text }) => text)} />}</div>
      <LotteryTiles />
      <Later />
    </div>
  );
}

/** What lies below the first view of a phone comes after it. */
let BelowTheFold: ComponentType | null = null;

function Later() {
  const [Below, setBelow] = useState<ComponentType | null>(() => BelowTheFold);
  const [isLost, setLost] = useState(false);
  const load = (isAskedAgain: boolean) => {
    setLost(false);
    whenIdle()
      .then(() => Promise.all([import('./BelowTheFold.tsx'), loadPhrases(['games', 'rewards'])]))
      .then(
        ([it]) => {
          BelowTheFold = it.default;
          setBelow(() => it.default);
        },
        () => {
          setLost(true);
          partIsLost(isAskedAgain);
        },
      );
  };
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the network that is back is the event
  useEffect(() => {
    if (BelowTheFold === null && (online || !isLost)) load(isLost);
  }, [online]);
  if (Below !== null) return <Below />;
  if (isLost) return <TryAgain again={() => load(true)} />;
  return (
    <div className="px-4">
      <SkeletonRows className="h-24" />
    </div>
  );
}
