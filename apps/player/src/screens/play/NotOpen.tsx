import { Refused } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { AlertIcon, RefreshIcon } from '../../parts/icons.tsx';
import { goBack } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';

/** Where a player can do something about a refusal. */
const HELP: Partial<Record<string, keyof typeof HELPERS>> = {
  transfer_first: 'to_wallet',
  turnover_left: 'to_wallet',
  overdrawn: 'to_wallet',
  birthday_needed: 'to_profile',
  excluded: 'to_limits',
  limit_reached: 'to_limits',
  under_age: 'to_service',
  blocked: 'to_service',
};
const HELPERS = { to_wallet: paths.wallet, to_profile: paths.profile, to_limits: paths.limits, to_service: paths.service };

/** Why a game did not open, in the server's words, and what can be done about it. */
export function NotOpen({ error, again, isBusy }: { error: Error; again: () => void; isBusy: boolean }) {
  const shell = useT();
  const { play } = useT('games');
  const names = { ...play, to_limits: shell.titles.limits, to_service: shell.tabs.service };
  const is_refused = error instanceof Refused;
  const help = is_refused ? HELP[error.code] : undefined;
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-3 px-6 text-center">
      <span className="rounded-full bg-bad-wash p-3 text-bad">
        <AlertIcon className="size-7" />
      </span>
      <p className="font-semibold">{play.not_open}</p>
      {is_refused && <p className="text-soft">{error.message}</p>}
      <div className="flex w-full max-w-xs flex-col gap-2 pt-2">
        {help !== undefined && (
          <ButtonLink look="gold" wide href={HELPERS[help]}>
            {names[help]}
          </ButtonLink>
        )}
        <Button look={help === undefined ? 'gold' : 'quiet'} wide onClick={again} disabled={isBusy}>
          <RefreshIcon className="size-5" />
          {shell.try_again}
        </Button>
        <Button look="text" wide onClick={goBack}>
          {play.go_back}
        </Button>
      </div>
    </div>
  );
}
