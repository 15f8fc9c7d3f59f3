import { fill } from '@shwekan/phrases/fill';
import { momentShown, pyaOf } from '@shwekan/ui';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { loadPhrases, useT } from '../../../house/language.ts';
import { tellFailure } from '../../../house/send.ts';
import { go } from '../../../phone/navigate.ts';
import { withOverlay } from '../../../phone/overlay.ts';
import { Button } from '../../Button.tsx';
import { dayName } from '../../days/day-names.ts';
import { useToday } from '../../days/use-today.ts';
import { CheckIcon, ShareIcon } from '../../icons.tsx';
import { Kyat } from '../../Kyat.tsx';
import { WriteLink } from '../../WriteLink.tsx';
import type { Game } from '../games.ts';
import { openedAt } from '../opening.ts';
import { type Slip, type SlipLine, shareSlip } from './slips.ts';

/** What verifies is fetched with the first slip that is opened. One that cannot be had is shown without its proof. */
const SlipProof = lazy(async () => {
  try {
    await loadPhrases(['proof']);
    return { default: (await import('../../proof/SlipProof.tsx')).SlipProof };
  } catch {
    return { default: () => null };
  }
});

/** A slip's lines, what they follow from, and what can be done with them. */
export function SlipLines({ slip, game }: { slip: Slip; game: Game }) {
  return (
    <div className="flex flex-col gap-3 border-line border-t p-3">
      <SlipContent slip={slip} game={game} />
      <SlipActions slip={slip} game={game} />
      {/* It comes late, as high as what it says: below all that is pressed, which it would move away under a finger. */}
      <Suspense>
        <SlipProof voucher={slip.voucher} />
      </Suspense>
    </div>
  );
}

/** A slip's lines, and what they follow from. */
export function SlipContent({ slip, game }: { slip: Slip; game: Game }) {
  return (
    <>
      <SlipFacts slip={slip} game={game} />
      <SlipNumbers slip={slip} />
    </>
  );
}

/** To bet a slip's lines again, with their list open, and to share it. */
export function SlipActions({ slip, game }: { slip: Slip; game: Game }) {
  const t = useT('lottery');
  const repeat = async () => {
    // What bets is fetched by who bets.
    const { gameState } = await withOverlay(import('../game-state.ts'));
    const lines = slip.bettings.map(({ bet_number, amount }) => ({ bet_number, stake_pya: pyaOf(amount) }));
    const { betting, several, change } = gameState(game);
    // The answer to a bet before, which may have come meanwhile, would stand in its place.
    betting.close();
    several.close();
    change({ change: 'load', lines });
    go(openedAt(game.path, 'bet'));
  };
  return (
    <div className="flex w-full flex-wrap gap-2">
      <Button look="brand" className="flex-auto" onClick={() => void repeat().catch(tellFailure)}>
        {t.repeat}
      </Button>
      <Button className="flex-auto" onClick={() => void shareSlip(slip, game, t).catch(tellFailure)}>
        <ShareIcon className="size-5" />
        {t.share}
      </Button>
      <WriteLink about={`slip:${slip.voucher}`} className="flex-auto" />
    </div>
  );
}

/** As a receipt has them: what it is on the left, what it says on the right. */
function SlipFacts({ slip, game }: { slip: Slip; game: Game }) {
  const t = useT('lottery');
  const facts: (readonly [name: string, value: ReactNode])[] = [
    [game.code === '3D' ? t.open_date : t.date, dayName(slip.date, useToday(), t)],
    [t.section, slip.section],
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
        {slip.win === 3 ? t.slip_called_off : (slip.lucky_number ?? '–')}
      </b>,
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm huge:grid-cols-1">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-soft">{name}</dt>
          <dd className="justify-self-end text-right huge:justify-self-start huge:text-left">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function SlipNumbers({ slip }: { slip: Slip }) {
  const t = useT('lottery');
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5">
      {winnersFirst(slip.bettings).map((line) => (
        <li key={line.id} className={`flex flex-col items-center rounded-control px-1 py-1 ${TILES[lookOf(line)]}`}>
          <b className="amount inline-flex items-center gap-1 text-lg leading-6">
            {line.bet_number}
            {line.win === 1 && <CheckIcon className="size-4" />}
            {line.win === 1 && <span className="sr-only">{t.slip_won}</span>}
          </b>
          <Kyat wire={line.amount} coin={false} className="text-sm leading-5" />
          {line.tot === 1 && <span className="amount text-xs leading-5">{fill(t.tot, { odds: line.tot_odd ?? '' })}</span>}
        </li>
      ))}
    </ul>
  );
}

// A near win is outlined, so that the number itself stands out.
const TILES = { exact: 'bg-gold text-on-gold', near: 'border border-gold-deep bg-gold-wash', other: 'bg-sunk' };

function lookOf(line: SlipLine): keyof typeof TILES {
  if (line.win !== 1) return 'other';
  return line.tot === 1 ? 'near' : 'exact';
}

/** In a slip of a hundred lines the one that won must not be searched for. */
function winnersFirst(lines: readonly SlipLine[]): readonly SlipLine[] {
  return [...lines].sort((one, other) => Number(other.win === 1) - Number(one.win === 1));
}
