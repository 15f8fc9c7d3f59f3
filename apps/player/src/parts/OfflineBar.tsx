import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { serverClock } from '../house/call.ts';
import { useT } from '../house/language.ts';
import { HEARD_AT, useSession } from '../house/session.ts';
import { local } from '../phone/storage.ts';

/** Says that the phone has no network, also when one has scrolled. */
export function OfflineBar() {
  const t = useT();
  const isPlayer = useSession() !== null;
  const heard_ms = isPlayer ? Number(local.getItem(HEARD_AT)) : 0;
  return (
    <p
      role="status"
      className="flex min-h-11 items-center justify-center rounded-control border border-warn bg-warn-wash px-3 text-center text-sm text-warn leading-5 shadow-card narrow:text-xs narrow:leading-5"
    >
      <span className="text-balance">
        {t.offline}
        {heard_ms > 0 && ` ${fill(t.as_of, { time: shortMoment(serverClock.now() - Date.now() + heard_ms) })}`}
      </span>
    </p>
  );
}

/** Of today by its time alone: the bar has the room of a title. */
function shortMoment(at_ms: number): string {
  const shown = (it_ms: number) => momentShown(new Date(it_ms).toISOString());
  const [day, time = ''] = shown(at_ms).split(', ');
  return shown(serverClock.now()).split(', ')[0] === day ? time : shown(at_ms);
}
