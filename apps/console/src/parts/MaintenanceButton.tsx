import { Text } from '@mantine/core';
import { Deed } from './Deed.tsx';
import { DialogButton } from './DialogButton.tsx';
import type { ActionOptions } from './use-action.ts';

type MaintenanceCall = 'POST /api/console/house-maintenance' | 'POST /api/console/game-maintenance';
/** Of beginning a maintenance, or of ending it: what it means for players, and what is told once it is done. */
type Step = { about: string; done: string };

type MaintenanceButtonProps = {
  /** Undefined until it is known: the button waits. */
  is_on: boolean | undefined;
  call: MaintenanceCall;
  /** What asks before it begins. */
  title: string;
  begin: Step;
  end: Step;
  refreshes: ActionOptions<MaintenanceCall>['refreshes'];
};

/** Puts something in maintenance, or back: one operator is enough, and says why. */
export function MaintenanceButton({ is_on, ...dialog }: MaintenanceButtonProps) {
  return (
    <DialogButton
      label={is_on ? 'End the maintenance' : 'Start maintenance'}
      size="sm"
      color={is_on ? undefined : 'red'}
      variant={is_on ? 'filled' : 'light'}
      disabled={is_on === undefined}
      dialog={(close) => <MaintenanceDialog {...dialog} is_on={!is_on} close={close} />}
    />
  );
}

type DialogProps = Omit<MaintenanceButtonProps, 'is_on'> & { is_on: boolean; close: () => void };

function MaintenanceDialog({ is_on, call, title, begin, end, refreshes, close }: DialogProps) {
  const { about, done } = is_on ? begin : end;
  return (
    <Deed
      call={call}
      title={is_on ? title : 'End the maintenance?'}
      action={is_on ? 'Start maintenance' : 'End maintenance'}
      color={is_on ? 'red' : undefined}
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={({ reason }) => ({ body: { is_on, reason } })}
      done={done}
      refreshes={refreshes}
      close={close}
      stays
    >
      <Text size="sm">{about}</Text>
    </Deed>
  );
}
