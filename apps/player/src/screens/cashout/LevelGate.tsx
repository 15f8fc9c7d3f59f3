import { useT } from '../../house/language.ts';
import type { Session } from '../../house/session.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { AlertIcon, ShieldIcon } from '../../parts/icons.tsx';
import { paths } from '../../phone/paths.ts';

/** Why nothing is paid out yet, and the way to the photo by which an operator knows the player's name. */
export function LevelGate({ state }: { state: Session['lvl_2_state'] }) {
  const { level } = useT('wallet');
  const { level_upgrade } = useT('person');
  const { titles } = useT();
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <p
          role="status"
          className="flex items-center gap-3 huge:flex-col huge:items-start rounded-control bg-warn-wash p-3 font-semibold text-warn"
        >
          <AlertIcon />
          {level.needed}
        </p>
        <p className="flex gap-3">
          <ShieldIcon className="size-6 text-gold-ink" />
          {level.why}
        </p>
        {state === 'rejected' && <p className="text-bad">{level.rejected}</p>}
        {state === 'pending' && <p className="font-semibold">{level.pending}</p>}
        <ButtonLink href={paths.levelTwo} look={state === 'pending' ? 'quiet' : 'gold'} wide>
          {state === 'pending' ? titles.level_two : level_upgrade}
        </ButtonLink>
      </div>
    </Card>
  );
}
