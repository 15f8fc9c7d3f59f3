import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { nearDayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { THREE_D } from '../../parts/lottery/games.ts';
import { Hundreds } from '../../parts/lottery/Hundreds.tsx';
import { LotteryScreen } from '../../parts/lottery/LotteryScreen.tsx';
import { ArrivingNumber } from '../../parts/moments/ArrivingNumber.tsx';
import { useArrival } from '../../parts/moments/arrival.ts';

/** `/three/lottery`: Thai 3D. Nothing moves before its draw: its head says what was drawn last. */
export function ThreeLotteryScreen() {
  return <LotteryScreen game={THREE_D} live={<LastDrawn />} numbers={Hundreds} />;
}

function LastDrawn() {
  const t = useT('lottery');
  const today = useToday();
  const last = useCall('GET /api/luckynumber3d').data?.[0];
  return (
    <p className="flex min-w-0 items-center gap-2 whitespace-nowrap">
      <b className="amount text-4xl text-gold leading-none">{last ? <Drawn number={last['lucky number']} date={last.date} /> : '---'}</b>
      <span className="min-w-0 text-on-brand-soft text-xs leading-5 narrow:whitespace-normal narrow:leading-4">
        <span className="block narrow:sr-only">{t.lucky_number}</span>
        {last && nearDayName(last.opening_date, today, t)}
      </span>
    </p>
  );
}

function Drawn({ number, date }: { number: string; date: string }) {
  const { isNew } = useArrival(`3D ${date}`, number);
  return <ArrivingNumber number={number} isNew={isNew} />;
}
