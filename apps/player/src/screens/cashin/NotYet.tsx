import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { AlertIcon } from '../../parts/icons.tsx';
import { paths } from '../../phone/paths.ts';

/** Why no account is shown to pay to: what was sent now would be refused. The house takes none, a break runs, or the birth date is missing. */
export function NotYet({ stopped, closed }: { stopped: string | null; closed: string }) {
  const { cashin: t } = useT('account');
  const { titles } = useT();
  return (
    <Card>
      <p role="status" className="flex items-center gap-3 pb-4">
        <AlertIcon className="size-6 text-warn" />
        <span>{closed || (stopped === null ? t.birthday_first : fill(t.stopped, { time: momentShown(stopped) }))}</span>
      </p>
      {closed !== '' ? (
        <ButtonLink href={paths.conversations} wide>
          {titles.conversations}
        </ButtonLink>
      ) : stopped === null ? (
        <ButtonLink href={paths.profile} look="gold" wide>
          {t.to_profile}
        </ButtonLink>
      ) : (
        <div className="flex flex-col gap-2">
          <ButtonLink href={paths.limits} wide>
            {titles.limits}
          </ButtonLink>
          <ButtonLink href={paths.conversations} wide>
            {titles.conversations}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
