import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Age, Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { LATE_AFTER_MS } from '../../parts/RequestCells.tsx';
import { alerts, kindShown } from '../alerts/alerts.ts';
import { cashIns } from '../cash-ins/cash-ins.ts';
import { cashOuts } from '../cash-outs/cash-outs.ts';
import { Card } from './Card.tsx';

const SHOWN = 5;

/** The cash-ins that have waited longest. */
export function WaitingCashIns() {
  const query = useQuery(cashIns({}));
  return (
    <Card title={`Cash-ins to decide: ${query.data?.total_count ?? 0}`} from={query} link={(props) => <Link to="/cash-ins" {...props} />}>
      <Requests rows={query.data?.data ?? []} />
    </Card>
  );
}

/** The cash-outs that have waited longest. */
export function WaitingCashOuts() {
  const query = useQuery(cashOuts({}));
  return (
    <Card title={`Cash-outs to pay: ${query.data?.total_count ?? 0}`} from={query} link={(props) => <Link to="/cash-outs" {...props} />}>
      <Requests rows={query.data?.data ?? []} />
    </Card>
  );
}

type Request = { id: number; created_at: string; player: { name: string }; method: string; amount: string };

function Requests({ rows }: { rows: readonly Request[] }) {
  if (rows.length === 0) return <Text size="sm">No player waits.</Text>;
  return (
    <Stack gap="xs">
      {/* The queue comes with those that wait longest on top. */}
      {rows.slice(0, SHOWN).map((row) => (
        <Group key={row.id} justify="space-between" wrap="nowrap" gap="sm">
          <Text size="sm" truncate>
            {row.player.name}
            <Text span inherit c="dimmed">
              , {row.method}
            </Text>
          </Text>
          <Group gap="md" wrap="nowrap">
            <Text size="xs" c="dimmed">
              <Age since={row.created_at} old_after_ms={LATE_AFTER_MS} />
            </Text>
            <Text size="sm" fw={600}>
              <Money kyat={row.amount} />
            </Text>
          </Group>
        </Group>
      ))}
    </Stack>
  );
}

/** The alerts that nobody has seen to. */
export function WaitingAlerts() {
  const query = useQuery(alerts({}));
  const rows = (query.data?.data ?? []).filter((it) => it.closed_at === null);
  return (
    <Card title={`Alerts: ${rows.length}`} from={query} link={(props) => <Link to="/alerts" {...props} />}>
      {rows.length === 0 && <Text size="sm">Nothing needs an eye.</Text>}
      <Stack gap="xs">
        {rows.slice(0, SHOWN).map((row) => (
          <Group key={row.id} justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm" truncate>
              {kindShown(row.kind)}
            </Text>
            <Text size="xs" c="dimmed">
              <Moment at={row.at} />
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
