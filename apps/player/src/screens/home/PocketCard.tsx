import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { GiftIcon, NextIcon } from '../../parts/icons.tsx';
import { paths } from '../../phone/paths.ts';

/** Leads to the draw of pocket money while one waits for the player. */
export function PocketCard() {
  const { pocket: t } = useT('rewards');
  const is_player = useSession() !== null;
  const campaign = useCall('GET /api/pocket/money/available', undefined, { enabled: is_player }).data?.data;
  if (!is_player || campaign?.available !== 1) return null;
  return (
    <Link
      href={paths.pocket}
      className="mx-4 flex min-h-16 items-center gap-3 zoomed:flex-wrap rounded-card border-2 border-gold bg-gold-wash px-4 py-2 text-gold-ink"
    >
      <GiftIcon className="size-9" />
      <span className="min-w-0 flex-1 zoomed:basis-full">
        <b className="block">{t.title}</b>
        <span className="block text-balance text-sm">{t.ready}</span>
      </span>
      <NextIcon className="size-5" />
    </Link>
  );
}
