import { useCall } from '../../app/query.ts';
import { Banners } from './Banners.tsx';
import { Footer } from './Footer.tsx';
import { LatestResults } from './LatestResults.tsx';
import { LotteryTiles } from './LotteryTiles.tsx';
import { Ticker } from './Ticker.tsx';
import { Winners } from './Winners.tsx';

/** Banners, the running text, the lotteries with the time left, results, winners, and how to reach the house. */
export function HomeScreen() {
  const texts = useCall('GET /api/header_play_text').data?.data ?? [];
  return (
    <div className="flex flex-1 flex-col gap-4 py-4">
      <Banners />
      {/* The line keeps its room while the text is awaited, so that nothing below it jumps. */}
      <div className="min-h-11">{texts.length > 0 && <Ticker texts={texts.map(({ text }) => text)} />}</div>
      <LotteryTiles />
      <LatestResults />
      <Winners />
      <Footer />
    </div>
  );
}
