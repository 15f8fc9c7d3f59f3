import type { AnswerRow } from '@shwekan/contract';
import { useEffect, useState } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { allowPush, lookAtPush, type PushState, stopPush, usePushState } from '../../house/push.ts';
import { queryClient, refreshCalls, useCall } from '../../house/query.ts';
import { tellFailure } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { QueryView } from '../../parts/QueryView.tsx';

const CHOICES = 'GET /api/user/notification_choices';
type Choice = AnswerRow<typeof CHOICES>;

/** Whether this phone takes notifications, and which of them the player wants, in the app and on the phone. */
export function NotificationCard() {
  const t = useT('account');
  const push = useT('person').push;
  const choices = useCall(CHOICES);
  return (
    <Card title={t.notifications}>
      <ThisPhone />
      <QueryView query={choices}>
        {({ data }) => (
          <table className="mt-2 w-full border-collapse">
            <thead>
              <tr className="text-soft text-sm">
                <td />
                <th
                  scope="col"
                  className="w-20 px-1 pb-1 text-center font-normal max-[22.4375em]:w-14 max-[22.4375em]:px-0 max-[22.4375em]:text-xs zoomed:w-11 huge:text-[0.625rem]"
                >
                  {push.in_app}
                </th>
                <th
                  scope="col"
                  className="w-20 px-1 pb-1 text-center font-normal max-[22.4375em]:w-14 max-[22.4375em]:px-0 max-[22.4375em]:text-xs zoomed:w-11 huge:text-[0.625rem]"
                >
                  {push.on_phone}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {data.map((it) => (
                <ChoiceRow key={it.topic} choice={it} />
              ))}
            </tbody>
          </table>
        )}
      </QueryView>
    </Card>
  );
}

function ChoiceRow({ choice }: { choice: Choice }) {
  const { topics, in_app, on_phone } = useT('person').push;
  const name = topics[choice.topic];
  const choose = async (change: { in_app?: boolean; push?: boolean }) => {
    try {
      const answer = await call('POST /api/user/notification_choices', { body: { topic: choice.topic, ...change } });
      queryClient.setQueryData([CHOICES, null], answer);
      refreshCalls('GET /api/user/notifications');
    } catch (error) {
      tellFailure(error);
      refreshCalls(CHOICES);
    }
  };
  return (
    <tr>
      <th scope="row" className="py-1 pr-2 text-left font-normal">
        {name}
      </th>
      <td className="text-center">
        <Switch name={`${name}: ${in_app}`} isOn={choice.in_app} turn={(to) => choose({ in_app: to })} />
      </td>
      <td className="text-center">
        <Switch name={`${name}: ${on_phone}`} isOn={choice.push} turn={(to) => choose({ push: to })} />
      </td>
    </tr>
  );
}

/** Turns at the touch; when the server says no it turns back. */
function Switch({ name, isOn, turn }: { name: string; isOn: boolean; turn: (to: boolean) => Promise<void> }) {
  const [turning, setTurning] = useState<boolean | null>(null);
  const shown = turning ?? isOn;
  const press = async () => {
    setTurning(!shown);
    await turn(!shown);
    setTurning(null);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={name}
      disabled={turning !== null}
      onClick={() => void press()}
      className="inline-flex size-11 items-center justify-center"
    >
      <span
        className={`flex h-6 w-10 rounded-full border p-0.5 transition-colors ${shown ? 'border-leaf bg-leaf' : 'border-edge bg-sunk'}`}
      >
        <span className={`drawn size-4.5 rounded-full transition-transform ${shown ? 'translate-x-4 bg-gold' : 'bg-edge'}`} />
      </span>
    </button>
  );
}

/** What this browser allows, and what to do where it does not. */
function ThisPhone() {
  const t = useT('person').push;
  const { try_again } = useT();
  const state = usePushState();
  useEffect(() => {
    const look = () => void lookAtPush().catch(() => {});
    look();
    // The player may come back from the settings of the browser.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  if (state === null || state === 'off') return null;
  const says: Record<Exclude<PushState, 'off'>, string> = {
    on: t.is_on,
    unreached: t.unreached,
    ask: t.offer_text,
    stopped: t.stopped,
    refused: t.refused,
    install: t.install_first,
    none: t.not_here,
  };
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className={state === 'refused' ? 'rounded-control bg-warn-wash p-3' : 'text-soft'}>{says[state]}</p>
      {(state === 'ask' || state === 'stopped' || state === 'unreached') && (
        <Button look="gold" wide onClick={() => void allowPush()}>
          {state === 'unreached' ? try_again : t.allow}
        </Button>
      )}
      {state === 'on' && (
        <Button wide onClick={() => void stopPush()}>
          {t.stop}
        </Button>
      )}
    </div>
  );
}
