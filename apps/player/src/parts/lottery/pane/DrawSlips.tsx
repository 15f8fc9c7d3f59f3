import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { addDays } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../house/call.ts';
import { useT } from '../../../house/language.ts';
import { useSession } from '../../../house/session.ts';
import { paths } from '../../../phone/paths.ts';
import { useToday } from '../../days/use-today.ts';
import { atLottery } from '../lottery-choice.ts';
import { SLIP_STATES } from '../slip/slips.ts';
import type { OpenLottery } from '../use-lottery.ts';

/** The longest that a draw takes bets before it. */
const DRAW_DAYS = 35;
const SLIPS_MAX = 50;

/** The player's slips of the draw that is bet on, newest first. */
export function DrawSlips({ lottery: { game, section } }: { lottery: OpenLottery }) {
  const t = useT('writing');
  const words = useT('lottery');
  const isPlayer = useSession() !== null;
  const today = useToday();
  const query = { start_date: addDays(today, -DRAW_DAYS), end_date: today, limit: SLIPS_MAX };
  const slips = useQuery({
    queryKey: [game.calls.slips, 'of a draw', today],
    queryFn: isPlayer ? (): Promise<Answer<'GET /api/user/bet_slip_history_2d'>> => call(game.calls.slips, { query }) : skipToken,
  });
  if (!isPlayer) return null;
  // Of all sections: older ones of this draw may be beyond them.
  const hasMore = slips.data !== undefined && slips.data.next !== null;
  const own = slips.data?.data.filter((it) => it.section === section.time_section && it.date === section.date);
  return (
    <section>
      <h2 className="flex items-center justify-between gap-2 text-sm">
        <b>{t.draw_slips}</b>
        <Link href={atLottery(paths.betslip, game.code)} className="inline-flex min-h-11 items-center text-gold-ink underline">
          {words.see_slips}
        </Link>
      </h2>
      {own?.length === 0 && !hasMore && <p className="text-soft text-sm">{t.no_draw_slips}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {own?.map((slip) => (
          <li key={slip.id} className="flex items-baseline gap-3 py-1.5 text-sm">
            <span className="amount text-soft text-xs">{slip.voucher}</span>
            <span className="amount min-w-0 flex-1 truncate font-semibold">{slip.bettings.map((line) => line.bet_number).join(' ')}</span>
            <span className="amount font-semibold">{kyatOf(slip.total_amount)}</span>
            <span className="text-soft text-xs">{words[SLIP_STATES[slip.win].says]}</span>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-soft text-sm">{fill(t.newest_slips, { count: SLIPS_MAX, link: words.see_slips })}</p>}
    </section>
  );
}
