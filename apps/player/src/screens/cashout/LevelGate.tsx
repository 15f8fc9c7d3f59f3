import { useT } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import type { Session } from '../../app/session.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { AlertIcon, ShieldIcon } from '../../parts/icons.tsx';

/** Why nothing is paid out yet, and what to do about it. */
export function LevelGate({ state }: { state: Session['lvl_2_state'] }) {
  const { level } = useT('wallet');
  const next = state === 'pending' ? level.pending : state === 'rejected' ? level.rejected : level.how;
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <p role="status" className="flex items-center gap-3 rounded-control bg-warn-wash p-3 font-semibold text-warn">
          <AlertIcon />
          {level.needed}
        </p>
        <p className="flex gap-3">
          <ShieldIcon className="size-6 text-gold-ink" />
          {level.why}
        </p>
        <p>{next}</p>
        {state !== 'pending' && (
          <ButtonLink href={paths.service} look="gold" wide>
            {level.to_service}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
