import { ONE_D } from '../../parts/lottery/games.ts';
import { LotteryScreen } from '../../parts/lottery/LotteryScreen.tsx';
import { LiveDigits, LiveNumber } from '../../parts/numbers/LiveNumber.tsx';

/** `/one/lottery`: Thai 1D, read from the same moving market as 2D. */
export function OneLotteryScreen() {
  return <LotteryScreen game={ONE_D} live={<LiveNumber digits={1} />} number={<LiveDigits digits={1} />} />;
}
