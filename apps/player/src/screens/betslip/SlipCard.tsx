import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../house/language.ts';
import { nearDayName } from '../../parts/days/day-names.ts';
import { NextIcon } from '../../parts/icons.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { Columns } from '../../parts/lists/Columns.tsx';
import { StatusPill } from '../../parts/lists/StatusPill.tsx';
import type { Game } from '../../parts/lottery/games.ts';
import { SlipLines } from '../../parts/lottery/slip/SlipLines.tsx';
import { SLIP_STATES, type Slip } from '../../parts/lottery/slip/slips.ts';

/** A slip as a row; it opens to its lines. */
export function SlipCard({ slip, game, today }: { slip: Slip; game: Game; today: string }) {
  const t = useT('lottery');
  const id = useId();
  const [is_open, setOpen] = useState(false);
  const state = SLIP_STATES[slip.win];
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card shadow-card">
      <button
        type="button"
        aria-expanded={is_open}
        aria-controls={id}
        onClick={() => setOpen(!is_open)}
        className="flex w-full flex-col gap-2 p-3 text-left active:bg-sunk"
      >
        <span className="flex w-full items-center gap-2 zoomed:flex-wrap">
          <b className="amount text-lg">{slip.section}</b>
          <span className="min-w-0 flex-1 truncate text-soft text-sm zoomed:flex-none zoomed:overflow-visible">
            {nearDayName(slip.date, today, t)}
          </span>
          <span className="zoomed:order-last">
            <StatusPill tone={state.tone} text={t[state.says]} />
          </span>
          <NextIcon className={`size-5 zoomed:ml-auto shrink-0 text-soft transition-transform ${is_open ? 'rotate-90' : ''}`} />
        </span>
        <Columns
          together
          columns={[
            [t.total_amount, <Kyat key="total" wire={slip.total_amount} className="font-semibold" coin={false} />],
            [
              t.total_bet_numbers,
              <span key="count" className="amount">
                {slip.total_bet}
              </span>,
            ],
            cameBack(slip, t),
          ]}
        />
      </button>
      <div id={id} hidden={!is_open}>
        {is_open && <SlipLines slip={slip} game={game} />}
      </div>
    </article>
  );
}

/** What came of a slip: what it won, or the stake of one whose draw was called off. */
function cameBack({ win, reward_amount, total_amount }: Slip, t: LotteryPhrases): readonly [string, ReactNode] {
  if (win === 3) return [t.slip_refunded, <Kyat key="back" wire={total_amount} className="font-semibold" coin={false} />];
  return [t.win_amount, win === 1 ? <Kyat key="win" wire={reward_amount} className="font-bold text-good" coin={false} /> : '–'];
}
