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
      <div className="contents lg:block lg:columns-2 lg:gap-0 lg:*:mb-4 lg:*:break-inside-avoid">
        <Banners />
        <Categories />
        <PocketCard />
        <LatestResults />
        <HotGames />
        <Winners />
        <Providers />
      </div>
      <Footer />
    </>
  );
}
