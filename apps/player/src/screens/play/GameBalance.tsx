import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { Balance } from '../../parts/Balance.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { paths } from '../../phone/paths.ts';

/** The game balance as the stream tells it, and the way to put more into it. */
export function GameBalance() {
  const { play } = useT('games');
  const player = useSession();
  if (player === null) return null;
  return (
    <span className="flex items-center rounded-full bg-brand-raised pl-3">
      <span className="sr-only">{play.balance}</span>
      <span aria-live="polite">
        <Balance wire={player.game_balance} className="font-semibold text-gold" />
      </span>
      <Link href={paths.wallet} aria-label={play.top_up} title={play.top_up} className="inline-flex size-11 items-center justify-center">
        <PlusIcon className="size-5" />
      </Link>
    </span>
  );
}
