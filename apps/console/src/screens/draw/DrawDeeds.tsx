import { Text } from '@mantine/core';
import { yangonDay, yangonInstant, yangonStamp, yangonTime } from '@shwekan/rules';
import { clock } from '../../app/call.ts';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { Moment } from '../../parts/Moment.tsx';
import { DRAW_CALLS, drawName } from './draw.ts';

const MINUTE_MS = 60_000;

type DeedProps = { draw: Draw };

function isTakingBets(draw: Draw): boolean {
  return draw.state === 'open' || draw.state === 'scheduled';
}

/** Stops a draw from taking bets, or lets it take bets again. */
export function StopBets({ draw }: DeedProps) {
  if (!isTakingBets(draw)) return null;
  const { is_open } = draw;
  const deed = is_open ? 'Stop bets' : 'Resume bets';
  return (
    <DialogButton
      label={deed}
      dialog={(close) => (
        <Deed
          call="POST /api/console/draws/:id"
          title={`${deed} on ${drawName(draw)}?`}
          action={deed}
          color={is_open ? 'red' : undefined}
          sent={() => ({ params: { id: draw.id }, body: { is_open: !is_open } })}
          done={is_open ? 'No more bets are taken.' : 'Bets are taken again.'}
          refreshes={DRAW_CALLS}
          close={close}
        >
          <Text size="sm">
            {is_open
              ? 'Players see “Section closed!” until bets are resumed. Bets already taken stay.'
              : 'Players can bet until the draw closes.'}
          </Text>
        </Deed>
      )}
    />
  );
}

/** Closes a draw earlier than planned. It cannot be made later again. */
export function CloseEarlier({ draw }: DeedProps) {
  if (!isTakingBets(draw)) return null;
  return <DialogButton label="Close earlier" dialog={(close) => <CloseEarlierForm draw={draw} close={close} />} />;
}

function CloseEarlierForm({ draw, close }: DeedProps & { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/draws/:id"
      title={`Close ${drawName(draw)} earlier`}
      action="Change the closing time"
      values={{ time: yangonTime(suggestedClose(draw)) }}
      fields={[
        {
          kind: 'time',
          name: 'time',
          step: 1,
          label: 'New closing time, in Yangon',
          refuse: ({ time }) => (earlierClose(draw, time) ? null : 'Choose a time after now and before the present closing time.'),
          required: true,
        },
      ]}
      sent={({ time }) => {
        const closes_at = earlierClose(draw, time);
        return closes_at && { params: { id: draw.id }, body: { closes_at: yangonStamp(closes_at) } };
      }}
      done="The closing time is changed."
      refreshes={DRAW_CALLS}
      close={close}
    >
      <Text size="sm">
        Now it closes at <Moment at={draw.closes_at} />. It cannot be made later again.
      </Text>
    </Deed>
  );
}

/** The time on the draw's day that was typed; null where it is none between now and its closing. */
function earlierClose(draw: Draw, time: string): Date | null {
  if (!/^\d\d:\d\d(:\d\d)?$/.test(time)) return null;
  const closes_at = yangonInstant(yangonDay(new Date(draw.closes_at)), time);
  return closes_at.getTime() < Date.parse(draw.closes_at) && closes_at.getTime() > clock.now() ? closes_at : null;
}

/** A minute from now, or a minute before the present closing time when that is on another day. */
function suggestedClose(draw: Draw): Date {
  const soon = new Date(clock.now() + MINUTE_MS);
  const closes_at = new Date(draw.closes_at);
  return yangonDay(soon) === yangonDay(closes_at) && soon < closes_at ? soon : new Date(closes_at.getTime() - MINUTE_MS);
}
