import type { CallName } from '@shwekan/contract';
import { type Got, momentShown, pyaOf } from '@shwekan/ui';
import { useId, useState } from 'react';
import { useT } from '../../app/language.ts';
import { go } from '../../app/navigate.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../parts/Button.tsx';
import { CheckIcon, NextIcon } from '../../parts/icons.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { Columns } from '../../parts/lottery/Columns.tsx';
import { nearDayName } from '../../parts/lottery/day-names.ts';
import { gameState } from '../../parts/lottery/game-state.ts';
import type { Game } from '../../parts/lottery/games.ts';
import { StatusPill, type Tone } from '../../parts/lottery/StatusPill.tsx';

export type Slip = Got<CallName['GET /api/user/bet_slip_history_2d']>['data'][number];

const STATES = {
  0: { tone: 'waiting', says: 'slip_open' },
  1: { tone: 'good', says: 'slip_won' },
  2: { tone: 'quiet', says: 'slip_lost' },
  3: { tone: 'waiting', says: 'slip_refunded' },
} as const satisfies Record<Slip['win'], { tone: Tone; says: string }>;

/** A slip as a row; it opens to its lines. */
export function SlipCard({ slip, game, today }: { slip: Slip; game: Game; today: string }) {
  const t = useT('lottery');
  const id = useId();
  const [is_open, setOpen] = useState(false);
  const state = STATES[slip.win];
  const has_paid = slip.win === 1 || slip.win === 3;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card shadow-card">
      <button
        type="button"
        aria-expanded={is_open}
        aria-controls={id}
        onClick={() => setOpen(!is_open)}
        className="flex w-full flex-col gap-2 p-3 text-left active:bg-sunk"
      >
        <span className="flex w-full items-center gap-2">
          <b className="amount text-lg">{slip.section}</b>
          <span className="min-w-0 flex-1 truncate text-soft text-sm">{nearDayName(slip.date, today, t)}</span>
          <StatusPill tone={state.tone} text={t[state.says]} />
          <NextIcon className={`size-5 text-soft transition-transform ${is_open ? 'rotate-90' : ''}`} />
        </span>
        <Columns
          columns={[
            [t.total_amount, <Kyat key="total" wire={slip.total_amount} className="font-semibold" coin={false} />],
            [
              t.total_bet_numbers,
              <span key="count" className="amount">
                {slip.total_bet}
              </span>,
            ],
            [t.win_amount, has_paid ? <Kyat key="win" wire={slip.reward_amount} className="font-bold text-good" coin={false} /> : '–'],
          ]}
        />
      </button>
      <div id={id} hidden={!is_open}>
        {is_open && <SlipLines slip={slip} game={game} />}
      </div>
    </article>
  );
}

function SlipLines({ slip, game }: { slip: Slip; game: Game }) {
  const t = useT('lottery');
  const repeat = () => {
    const lines = slip.bettings.map(({ bet_number, amount }) => ({ bet_number, stake_pya: pyaOf(amount) }));
    gameState(game).change({ change: 'load', lines });
    go(paths.twoLottery);
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t p-3">
      <Columns
        columns={[
          [
            t.voucher,
            <span key="voucher" className="amount">
              {slip.voucher}
            </span>,
          ],
          [
            t.placed_at,
            <span key="at" className="amount">
              {momentShown(slip.created_at)}
            </span>,
          ],
          [
            t.odd,
            <span key="odd" className="amount">
              ×{slip.bettings[0]?.odd}
            </span>,
          ],
          [
            t.lucky_number,
            <b key="lucky" className="amount text-lg">
              {slip.lucky_number ?? '–'}
            </b>,
          ],
        ]}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5">
        {winnersFirst(slip.bettings).map((line) => (
          <li
            key={line.id}
            className={`flex flex-col items-center rounded-control px-1 py-1 ${line.win === 1 ? 'bg-gold text-on-gold' : 'bg-sunk'}`}
          >
            <b className="amount inline-flex items-center gap-1 text-lg leading-6">
              {line.bet_number}
              {line.win === 1 && <CheckIcon className="size-4" />}
              {line.win === 1 && <span className="sr-only">{t.slip_won}</span>}
            </b>
            <Kyat wire={line.amount} coin={false} className="text-sm leading-5" />
          </li>
        ))}
      </ul>
      <Button look="brand" onClick={repeat}>
        {t.repeat}
      </Button>
    </div>
  );
}

/** In a slip of a hundred lines the one that won must not be searched for. */
function winnersFirst(lines: Slip['bettings']): Slip['bettings'] {
  return [...lines].sort((one, other) => Number(other.win === 1) - Number(one.win === 1));
}
