import { Link } from 'wouter';
import { useT } from '../house/language.ts';
import { paths } from '../phone/paths.ts';
import { GiftIcon, NextIcon, StarIcon, TrophyIcon } from './icons.tsx';
import { Sheet } from './Sheet.tsx';

/** The menu of winners and lucky numbers. */
export function WinnersMenu({ open, close }: { open: boolean; close: () => void }) {
  const t = useT();
  const links = [
    { path: paths.winnerList, name: t.titles.winner_list, Icon: TrophyIcon },
    { path: paths.winNumber, name: t.titles.win_number, Icon: StarIcon },
    { path: paths.pocketWinner, name: t.titles.pocket_winner, Icon: GiftIcon },
  ];
  return (
    <Sheet title={t.bar.winners} open={open} close={close}>
      <nav className="flex flex-col gap-2">
        {links.map(({ path, name, Icon }) => (
          <Link key={path} href={path} onClick={close} className="flex min-h-14 items-center gap-3 rounded-control bg-sunk px-4">
            <Icon className="size-6 text-gold-ink" />
            <span className="flex-1">{name}</span>
            <NextIcon className="size-5 text-soft" />
          </Link>
        ))}
      </nav>
    </Sheet>
  );
}
