import { Anchor, Group, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { Subject } from '../../parts/Subject.tsx';
import { deedOf, subjectOf } from './alerts.ts';

/** What an alert is about, leading there. */
export function About({ data }: { data: unknown }) {
  const subject = subjectOf(data);
  const { about } = deedOf(data);
  const words = about && (
    <Text size="sm" span>
      <Subject subject={about} />
    </Text>
  );
  if (subject === null) return words || null;
  if ('draw_id' in subject)
    return (
      <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={subject} {...props} />}>
        Open the draw
      </Anchor>
    );
  if ('player_id' in subject)
    return (
      <Group gap={6}>
        <Anchor size="sm" renderRoot={(props) => <Link to="/players/$player_id" params={subject} {...props} />}>
          Open the player
        </Anchor>
        {words}
      </Group>
    );
  const { day, lottery } = subject;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day, lottery }} {...props} />}>
      {lottery} draws of {dayShown(day)}
    </Anchor>
  );
}
