import { lazy, Suspense } from 'react';
import { loadPhrases } from '../../app/language.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { Footer } from './Footer.tsx';
import { LatestResults } from './LatestResults.tsx';
import { Winners } from './Winners.tsx';

/** Games and gifts come with sentences of their own. */
const PocketCard = lazy(async () => {
  const [card] = await Promise.all([import('./PocketCard.tsx'), loadPhrases(['rewards'])]);
  return card;
});
const Categories = lazy(async () => {
  const said = loadPhrases(['games']);
  const { Categories: it } = await import('./Games.tsx');
  await said;
  return { default: it };
});
const HotGames = lazy(async () => {
  const said = loadPhrases(['games']);
  const { HotGames: it } = await import('./Games.tsx');
  await said;
  return { default: it };
});
const Providers = lazy(async () => {
  const said = loadPhrases(['games']);
  const { Providers: it } = await import('./Games.tsx');
  await said;
  return { default: it };
});

/** The part of home one scrolls to: games, gifts, results, winners, and how to reach the house. */
export default function BelowTheFold() {
  return (
    <>
      <Suspense fallback={<Skeleton className="mx-4 h-24 rounded-card" />}>
        <Categories />
      </Suspense>
      <Suspense fallback={null}>
        <PocketCard />
      </Suspense>
      <LatestResults />
      <Suspense fallback={null}>
        <HotGames />
      </Suspense>
      <Winners />
      <Suspense fallback={null}>
        <Providers />
      </Suspense>
      <Footer />
    </>
  );
}
