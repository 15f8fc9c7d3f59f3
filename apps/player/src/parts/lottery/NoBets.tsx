import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { paths } from '../../phone/paths.ts';
import { AlertIcon } from '../icons.tsx';
import { useNoPlay } from '../use-no-play.ts';
import { useStopped } from '../use-stopped.ts';

/** Why no bet of the player is taken, known before one is sent, and where that is seen or mended; null for all others. */
export function useNoBets(): { says: string; href: string; name: string } | null {
  const { no_bets: t } = useT('lottery');
  const { titles, tabs } = useT();
  const player = useSession();
  const stopped = useStopped();
  const closed = useNoPlay();
  if (closed !== '') return { says: closed, href: paths.service, name: tabs.service };
  if (stopped !== null) return { says: fill(t.stopped, { time: momentShown(stopped) }), href: paths.limits, name: titles.limits };
  return player !== null && player.birthday === null ? { says: t.birthday, href: paths.profile, name: titles.profile } : null;
}

/** Says it where numbers are chosen: nobody puts a list together that cannot be bet. */
export function NoBets({ className = '' }: { className?: string }) {
  const no = useNoBets();
  if (no === null) return null;
  return (
    <p
      role="status"
      className={`flex huge:flex-col huge:items-start items-center gap-3 rounded-card bg-warn-wash px-4 py-3 text-warn ${className}`}
    >
      <AlertIcon className="size-6 shrink-0" />
      <span>
        {no.says}{' '}
        <Link href={no.href} className="inline-flex min-h-11 items-center font-semibold underline">
          {no.name}
        </Link>
      </span>
    </p>
  );
}
