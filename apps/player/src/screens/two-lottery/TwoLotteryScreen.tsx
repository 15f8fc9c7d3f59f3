import { TWO_D } from '../../parts/lottery/games.ts';
import { LotteryScreen } from '../../parts/lottery/LotteryScreen.tsx';
import { LiveDigits, LiveNumber } from '../../parts/numbers/LiveNumber.tsx';

/** `/two/lottery`: Thai 2D with its moving number. */
export function TwoLotteryScreen() {
  return <LotteryScreen game={TWO_D} live={<LiveNumber digits={2} />} number={<LiveDigits digits={2} />} />;
}
