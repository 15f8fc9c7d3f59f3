import { Anchor, Group, Text } from '@mantine/core';
import { dayShown, weekday } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Section } from '../../parts/Page.tsx';
import { ConfirmOffDay } from '../lottery/ConfirmOffDay.tsx';
import { sentencesOf, WEEKDAYS, type YearDay } from './year-view.ts';

/** All there is to say of a day, and what can be done with it. */
export function DayPanel({ day, today }: { day: YearDay; today: string }) {
  const { holiday } = day;
  return (
    <Section title={`${WEEKDAYS[weekday(day.day)]}, ${dayShown(day.day)}`}>
      {sentencesOf(day).map((it) => (
        <Text key={it} size="sm">
          {it}
        </Text>
      ))}
      <Group gap="sm" mt="xs">
        {day.date?.draw_id != null && (
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(day.date?.draw_id) }} {...props} />}
          >
            Its 3D draw
          </Anchor>
        )}
        {day.is_made && (
          <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day: day.day }} {...props} />}>
            Draws of the day
          </Anchor>
        )}
        {holiday !== null && day.day >= today && (
          <DialogButton
            label="Make it an off day"
            dialog={(close) => <ConfirmOffDay lottery="2D" day={day.day} reason={holiday} close={close} done={close} />}
          />
        )}
      </Group>
    </Section>
  );
}
