import { Footer } from './Footer.tsx';
import { LatestResults } from './LatestResults.tsx';
import { Winners } from './Winners.tsx';

/** The part of home one scrolls to: results, winners, and how to reach the house. */
export default function BelowTheFold() {
  return (
    <>
      <LatestResults />
      <Winners />
      <Footer />
    </>
  );
}
