import { dayShown } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../../house/language.ts';
import { useCall } from '../../../house/query.ts';
import { paths } from '../../../phone/paths.ts';
import type { Game } from '../games.ts';
import { atLottery } from '../lottery-choice.ts';

const RESULTS_SHOWN = 12;

/** The numbers that this lottery drew last, newest first. */
export function DrawResults({ game }: { game: Game }) {
  const t = useT('lottery');
  const results = useCall('GET /api/luckynumber_history/:lottery', { params: { lottery: game.code }, query: { limit: RESULTS_SHOWN } });
  return (
    <section>
      <h2 className="text-sm">
        <Link href={atLottery(paths.winNumber, game.code)} className="inline-flex min-h-11 items-center font-bold">
          {t.lucky_numbers} ›
        </Link>
      </h2>
      <ul className="grid grid-cols-4 gap-1.5">
        {results.data?.data.map((it) => (
          <li key={`${it.create_date} ${it.section}`} className="flex flex-col items-center rounded-control bg-sunk py-1">
            <b className="amount text-gold-ink text-xl leading-7">{it.lucky_number}</b>
            <span className="amount text-[0.6875rem] text-soft leading-4">{it.section}</span>
            <span className="amount text-[0.6875rem] text-soft leading-4">{dayShown(it.create_date).slice(0, 5)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
