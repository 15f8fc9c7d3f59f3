import { lazy, Suspense } from 'react';
import { loadPhrases } from '../../app/language.ts';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { Footer } from './Footer.tsx';
import { LatestResults } from './LatestResults.tsx';
import { Winners } from './Winners.tsx';

/** The games come with sentences of their own. */
const Games = lazy(async () => {
  const [games] = await Promise.all([import('./Games.tsx'), loadPhrases(['games'])]);
  return games;
});

/** The part of home one scrolls to: games, results, winners, and how to reach the house. */
export default function BelowTheFold() {
  return (
    <>
      <Suspense fallback={<SkeletonRows className="mx-4 h-31" />}>
        <Games />
      </Suspense>
      <LatestResults />
      <Winners />
      <Footer />
    </>
  );
}
