import { CRYPTO_TWO_D } from '../../parts/lottery/games.ts';
import { LotteryScreen } from '../../parts/lottery/LotteryScreen.tsx';
import { BidDigits, LiveBid } from '../../parts/numbers/LiveBid.tsx';

/** `/crypto/lottery`: crypto 2D with the moving bid it is read from. */
export function CryptoLotteryScreen() {
  return <LotteryScreen game={CRYPTO_TWO_D} live={<LiveBid digits={2} />} number={<BidDigits digits={2} />} />;
}
