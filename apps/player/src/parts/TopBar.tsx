import { countShown, maskPhone } from '@shwekan/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { useT } from '../house/language.ts';
import { useAdults } from '../house/minimum-age.ts';
import { useCall } from '../house/query.ts';
import { refreshByHand, useRefreshing } from '../house/refresh.ts';
import { type Session, useSession } from '../house/session.ts';
import { houseName } from '../phone/house-name.ts';
import { paths } from '../phone/paths.ts';
import { BalanceBar } from './BalanceBar.tsx';
import { ButtonLink, IconButton } from './Button.tsx';
import { BellIcon, MoreIcon, RefreshIcon, TrophyIcon, UserIcon } from './first-icons.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { Logo } from './Logo.tsx';
import { useLazyPart } from './lazy-part.ts';
import { Picture } from './Picture.tsx';

const loadWinners = async () => (await import('./WinnersMenu.tsx')).WinnersMenu;

/** The bar over main screens: brand, winners, the player or the way in, and the balances. `isShort`: it is folded into one line until it is asked for. */
export function TopBar({ isShort }: { isShort: boolean }) {
  const t = useT();
  const player = useSession();
  const [isOpen, setOpen] = useState(false);
  const [winnersOpen, setWinnersOpen] = useState(false);
  const [WinnersMenu, fetchWinners] = useLazyPart(loadWinners);
  // A tap that came before the app was there is only a click: no finger's touch went before it.
  const showWinners = () => {
    fetchWinners();
    setWinnersOpen(true);
  };
  return (
    <header
      data-folded={isShort && !isOpen ? '' : undefined}
      className="rounded-b-card bg-brand pb-3 text-on-brand line:flex line:items-center line:rounded-none line:py-1 line:pr-1 line:pl-4 folded:gap-1 folded:zoomed:flex-wrap lg:min-h-16 lg:gap-4"
    >
      <div className="flex items-center gap-1 py-1 pr-1 pl-4 zoomed:flex-wrap zoomed:gap-0 zoomed:pl-2 line:contents">
        <Link
          href={paths.home}
          className="flex min-h-11 items-center zoomed:[&_span_span]:text-lg folded:[&_span_span]:hidden"
          aria-label={`${houseName()}, ${t.tabs.home}`}
        >
          <Logo />
        </Link>
        <span className="flex-1 line:hidden" />
        <span className="flex folded:hidden lg:order-2">
          {/* First in the row: when the player becomes known, nothing that stands there moves. */}
          {player === null ? <span className="bell-room" /> : <Bell />}
          <LanguageChooser />
          <IconButton name={t.bar.winners} onPointerDown={fetchWinners} onFocus={fetchWinners} onClick={showWinners} className="text-gold">
            <TrophyIcon />
          </IconButton>
        </span>
        {isShort && (
          <IconButton name={t.home.see_all} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="order-3 lg:hidden">
            <MoreIcon className={isOpen ? 'size-6 rotate-180' : undefined} />
          </IconButton>
        )}
      </div>
      {player === null ? <VisitorRow /> : <PlayerRow player={player} />}
      {WinnersMenu && <WinnersMenu open={winnersOpen} close={() => setWinnersOpen(false)} />}
    </header>
  );
}

/** The way to the notifications; a dot says that some are unread. */
function Bell() {
  const t = useT();
  const unread = useCall('GET /api/user/notifications').data?.unread ?? 0;
  const name = unread === 0 ? t.titles.notifications : `${t.titles.notifications} (${unread})`;
  return (
    <Link
      href={paths.notifications}
      aria-label={name}
      title={name}
      className="relative inline-flex size-11 items-center justify-center rounded-full text-gold"
    >
      <BellIcon />
      {unread > 0 && <span className="drawn absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-brand bg-bad" />}
    </Link>
  );
}

/** As high as what a player sees there, so that nothing jumps when the session is known. */
function VisitorRow() {
  const t = useT();
  return (
    <div className="visitor mx-4 flex min-h-[9.75rem] flex-col justify-center gap-3 rounded-card bg-brand-raised p-3 line:mx-0 line:min-h-0 line:flex-1 line:bg-transparent line:p-0 lg:flex-row lg:items-center">
      <p className="folded:hidden text-balance text-center text-on-brand-soft text-sm">{useAdults()}</p>
      <div className="flex gap-2 huge:flex-col">
        <ButtonLink href={paths.login} look="gold" className="flex-1 whitespace-nowrap px-1 text-sm min-[21.875em]:text-base">
          {t.bar.login}
        </ButtonLink>
        <ButtonLink
          href={paths.register}
          look="outline"
          className="folded:hidden flex-1 whitespace-nowrap px-1 text-sm min-[21.875em]:text-base"
        >
          {t.bar.register}
        </ButtonLink>
      </div>
    </div>
  );
}

function PlayerRow({ player }: { player: Session }) {
  const t = useT();
  const refreshing = useRefreshing();
  return (
    <div className="player mx-4 min-h-[9.75rem] huge:min-h-64 rounded-card bg-brand-raised px-3 py-2 zoomed:mx-2 zoomed:px-2 line:contents">
      <div className="flex items-center gap-3 zoomed:gap-1 huge:flex-wrap line:contents">
        <Link href={paths.profile} className="folded:hidden flex min-h-11 min-w-0 flex-1 items-center gap-3 huge:flex-none huge:basis-full">
          <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-full border-2 border-gold bg-brand">
            {player.image ? (
              <Picture src={player.image} alt="" fallback="/face.svg" className="size-full object-cover" />
            ) : (
              <UserIcon className="size-6 text-gold" />
            )}
          </span>
          <span className="min-w-0">
            <span className="sr-only">{t.titles.profile}: </span>
            <span className="block truncate font-semibold leading-6 zoomed:whitespace-normal">{player.name}</span>
            <span className="amount block truncate text-on-brand-soft text-xs huge:text-[length:min(0.75rem,6vw)] leading-5">
              {maskPhone(player.phone)}
            </span>
          </span>
        </Link>
        <Link href={paths.point} className="folded:hidden flex min-h-11 min-w-11 flex-col justify-center text-right text-sm">
          <span className="block text-on-brand-soft text-xs leading-5">{player.point === 1 ? t.bar.point : t.bar.points}</span>
          <span className="amount block font-semibold text-gold leading-6">{countShown(player.point)}</span>
        </Link>
        <IconButton
          name={t.bar.refresh}
          disabled={refreshing}
          onClick={() => void refreshByHand()}
          className="folded:zoomed:hidden line:order-1"
        >
          <RefreshIcon className={`size-6 ${refreshing ? 'animate-[turn_1s_linear_infinite]' : ''}`} />
        </IconButton>
      </div>
      <BalanceBar player={player} />
    </div>
  );
}
