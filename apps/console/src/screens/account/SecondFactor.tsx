import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { me } from '../../app/operator.ts';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Section } from '../../parts/Page.tsx';
import { RenewCodes, SetUpFactor } from '../../parts/SetUpFactor.tsx';
import { Tag } from '../../parts/Tag.tsx';

/** Codes left below which an operator is told to make new ones. */
const FEW = 3;

/** The operator's authenticator app and recovery codes. */
export function SecondFactor() {
  const factor = useQuery(me).data?.second_factor;
  if (!factor) return null;
  const { is_on, codes_left } = factor;
  return (
    <Section title="Second factor" hint="An authenticator app: its code is asked for at the log-in, and before money and rights.">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Tag color={is_on ? 'green' : 'gray'}>{is_on ? 'On' : 'Off'}</Tag>
          {is_on && (
            <Text size="sm" {...(codes_left <= FEW ? { c: 'red', fw: 600 } : {})}>
              {codes_left === 1 ? '1 recovery code left' : `${codes_left} recovery codes left`}
            </Text>
          )}
        </Group>
        <Group gap="sm">
          {is_on && <DialogButton label="New recovery codes" size="sm" dialog={(close) => <RenewCodes close={close} />} />}
          <DialogButton label="Set up a phone" size="sm" dialog={(close) => <SetUpFactor close={close} />} />
        </Group>
      </Group>
    </Section>
  );
}
