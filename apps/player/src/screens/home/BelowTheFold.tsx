import { lazy, Suspense } from 'react';
import { loadPhrases } from '../../app/language.ts';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { Footer } from './Footer.tsx';
import { LatestResults } from './LatestResults.tsx';
import { Winners } from './Winners.tsx';

/** Games and gifts come with sentences of their own. */
const PocketCard = lazy(async () => {
  const [card] = await Promise.all([import('./PocketCard.tsx'), loadPhrases(['rewards'])]);
  return card;
});
const Games = lazy(async () => {
  const [games] = await Promise.all([import('./Games.tsx'), loadPhrases(['games'])]);
  return games;
});

/** The part of home one scrolls to: gifts, games, results, winners, and how to reach the house. */
export default function BelowTheFold() {
  return (
    <>
      <Suspense fallback={null}>
        <PocketCard />
      </Suspense>
      <Suspense fallback={<SkeletonRows className="mx-4 h-31" />}>
        <Games />
      </Suspense>
      <LatestResults />
      <Winners />
      <Footer />
    </>
  );
}
