import { CRYPTO_ONE_D } from '../../parts/lottery/games.ts';
import { LotteryScreen } from '../../parts/lottery/LotteryScreen.tsx';
import { BidDigits, LiveBid } from '../../parts/numbers/LiveBid.tsx';

/** `/crypto/one/lottery`: crypto 1D with the moving bid it is read from. */
export function CryptoOneLotteryScreen() {
  return <LotteryScreen game={CRYPTO_ONE_D} live={<LiveBid digits={1} />} number={<BidDigits digits={1} />} />;
}
