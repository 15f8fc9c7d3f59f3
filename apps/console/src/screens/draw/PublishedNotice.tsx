import { Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { Callout } from '../../parts/Callout.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { DRAW_CALLS, drawName } from './draw.ts';

type PublishedNumber = NonNullable<Draw['published']>;
type PublishedProps = { draw: Draw; published: PublishedNumber };

/** Says that a draw's number is public for another day than planned, with the one yes that moves it there. Nothing otherwise. */
export function PublishedNotice({ draw }: { draw: Draw }) {
  const { published } = draw;
  if (published === null || published.date === draw.date || draw.state !== 'closed') return null;
  return <OtherDay draw={draw} published={published} />;
}

function OtherDay({ draw, published }: PublishedProps) {
  const day = dayShown(published.date);
  return (
    <Callout color="red" icon="calendar" title={`The number of ${day} is public`}>
      <Text size="sm">
        The feed {published.feed} told {published.number === null ? 'a number' : <strong>{published.number}</strong>} for {day}, seen{' '}
        <Moment at={published.at} />. Betting on this draw, planned for {dayShown(draw.date)}, closed at once. Move it to {day}, and it is
        settled like any other.
      </Text>
      <LateSlips published={published} />
      <DialogButton
        label={`Move to ${day}`}
        variant="filled"
        mt="xs"
        dialog={(close) => <MoveThere draw={draw} published={published} close={close} />}
      />
    </Callout>
  );
}

function LateSlips({ published }: { published: PublishedNumber }) {
  if (published.late_slips === 0) return null;
  return (
    <Text size="sm" mt={4}>
      <strong>{counted(published.late_slips, 'slip')}</strong> of it {published.late_slips === 1 ? 'was' : 'were'} taken after the draw of{' '}
      {dayShown(published.date)}: the number may have been known. Look at them before anything is paid; calling the draw off gives every
      stake back.
    </Text>
  );
}

function MoveThere({ draw, published, close }: PublishedProps & { close: () => void }) {
  const day = dayShown(published.date);
  const reason = `Its number is public for this day (${published.feed})`;
  return (
    <Deed
      call="POST /api/console/draws/:id/move"
      title={`Move ${drawName(draw)} to ${day}?`}
      action={`Move to ${day}`}
      sent={() => ({ params: { id: draw.id }, body: { date: published.date, reason } })}
      done={`${drawName(draw)} is moved to ${day}.`}
      refreshes={DRAW_CALLS}
      close={close}
    >
      <Text size="sm">
        <strong>{counted(draw.slip_count, 'slip')}</strong> with <Money kyat={draw.staked} fw={700} /> kyat move from {dayShown(draw.date)}{' '}
        to {day}. Betting stays closed.
      </Text>
      <Text size="sm">Winners are paid when the number is confirmed: by itself when {published.feed} is trusted, else by an operator.</Text>
      <LateSlips published={published} />
    </Deed>
  );
}
