import { Banners } from './Banners.tsx';
import { Footer } from './Footer.tsx';
import { Categories, HotGames, Providers } from './Games.tsx';
import { LatestResults } from './LatestResults.tsx';
import { PocketCard } from './PocketCard.tsx';
import { Winners } from './Winners.tsx';

/** The part of home one scrolls to: banners, games, gifts, results, winners, and how to reach the house. */
export default function BelowTheFold() {
  return (
    <>
      <Banners />
      <Categories />
      <PocketCard />
      <LatestResults />
      <HotGames />
      <Winners />
      <Providers />
      <Footer />
    </>
  );
}
