import { useT } from '../../house/language.ts';
import { THREE_D } from '../../parts/lottery/games.ts';
import { LotteryScreen } from '../../parts/lottery/LotteryScreen.tsx';

/** `/three/lottery`: Thai 3D. Nothing moves before its draw, so its head says what a number is read from. */
export function ThreeLotteryScreen() {
  return <LotteryScreen game={THREE_D} live={<ReadFrom />} />;
}

function ReadFrom() {
  const t = useT('lottery');
  return <p className="min-w-0 text-on-brand-soft text-sm">{t.how_it_came['3D']}</p>;
}
