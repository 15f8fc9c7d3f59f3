import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

/** Nothing to bet on now: why, and what to do meanwhile. */
export function ClosedLottery({ reason, again }: { reason: 'no_digit_data' | 'betting_closed'; again: () => void }) {
  const t = useT('lottery');
  return (
    <div role="status">
      <EmptyState
        kind="closed"
        title={t[reason]}
        hint={t.come_back}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={again}>{t.try_again}</Button>
            <ButtonLink look="brand" href={paths.winNumber}>
              {t.lucky_numbers}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
