import { Group, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { NameTag } from '../../parts/HolderName.tsx';
import { MethodLogo } from '../../parts/MethodLogo.tsx';
import { Age } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Decision, LATE_AFTER_MS, WorkedOn } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import classes from './CashIns.module.css';
import { type CashIn, COLORS, namesOf } from './cash-ins.ts';

type CashInListProps = { rows: readonly CashIn[]; chosen: number | null; look: (id: number) => void };

/** The requests, a line or two each; to press one is to look at it and nothing else. */
export function CashInList({ rows, chosen, look }: CashInListProps) {
  const place = useRef<HTMLButtonElement>(null);
  // Keys may lead beyond what is in sight.
  useEffect(() => {
    if (chosen !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ul className={classes.rows} aria-label="Cash-in requests">
      {rows.map((row) => (
        <li key={row.id}>
          <UnstyledButton
            className={classes.row ?? ''}
            aria-current={row.id === chosen}
            ref={row.id === chosen ? place : null}
            onClick={() => look(row.id)}
          >
            <Row cash_in={row} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function Row({ cash_in }: { cash_in: CashIn }) {
  const { id, player, amount, corrected, method, state, created_at } = cash_in;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" lh={1.6} truncate>
          {player.name}
        </Text>
        <Money kyat={corrected ?? amount} fw={700} fz="sm" />
      </Group>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" c="dimmed" truncate>
          <MethodLogo of={method} />#{id} · {cash_in.voucher_code ?? `… ${cash_in.transaction_id}`} · {method}
        </Text>
        {state === 'pending' && (
          <Text size="xs" c="dimmed">
            <Age since={created_at} old_after_ms={LATE_AFTER_MS} />
          </Text>
        )}
      </Group>
      {/* Whole on any screen: a player who calls is known by their phone. */}
      <Group gap={4} justify="flex-start">
        <Text size="xs" c="dimmed" me={4}>
          {player.phone}
        </Text>
        <Marks cash_in={cash_in} />
        {state === 'pending' ? <WorkedOn claim={cash_in} /> : <Decision {...cash_in} color={COLORS[state]} />}
      </Group>
    </>
  );
}

/** What an operator should see before anything else. */
function Marks({ cash_in }: { cash_in: CashIn }) {
  const { is_blocked, image_count, is_exact, is_account_closed, reused_by, asked_by, state } = cash_in;
  if (state !== 'pending') return null;
  return (
    <>
      {is_blocked && (
        <Tag color="red" tt="none">
          blocked
        </Tag>
      )}
      {image_count > 0 && <Tag tt="none">{image_count === 1 ? 'picture' : `${image_count} pictures`}</Tag>}
      {is_exact && <Tag tt="none">exact amount</Tag>}
      <NameTag {...namesOf(cash_in)} />
      {is_account_closed && (
        <Tag color="red" tt="none">
          closed account
        </Tag>
      )}
      {reused_by.length > 0 && (
        <Tag color="red" tt="none">
          also in {reused_by.map((it) => `#${it}`).join(', ')}
        </Tag>
      )}
      {asked_by && (
        <Tag color="yellow" tt="none">
          waits for a second person
        </Tag>
      )}
    </>
  );
}
