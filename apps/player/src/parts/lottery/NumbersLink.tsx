import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { CalendarIcon } from '../icons.tsx';
import type { Game } from './games.ts';
import { atLottery } from './lottery-choice.ts';

/** As wide as a drawn number with its section, which takes its place; 3D's stands beside it. */
export const widthOf = ({ digits }: Game): string => (digits === 3 ? 'w-10' : 'w-13');

/** The way to the numbers of a lottery. */
export function NumbersLink({ game }: { game: Game }) {
  const t = useT('lottery');
  return (
    <Link
      href={atLottery(paths.winNumber, game.code)}
      aria-label={t.lucky_numbers}
      title={t.lucky_numbers}
      className={`button flex h-11 items-center justify-center rounded-control bg-brand-raised text-gold ${widthOf(game)}`}
    >
      <CalendarIcon className="size-6" />
    </Link>
  );
}
