import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import { today } from '../../parts/draws.ts';
import { monthShown } from '../../parts/time.ts';

const MONTHS_BACK = 24;

/** Downloads a month for an auditor: asked for by a call, which the trail keeps, and then taken as a file by the browser itself. */
export function AskBundle({ close }: { close: () => void }) {
  const months = lastMonths(today().slice(0, 7));
  return (
    <Deed
      call="POST /api/console/bundles"
      title="Bundle of a month"
      action="Download"
      values={{ month: months[1] ?? months[0] ?? '' }}
      fields={[{ kind: 'choice', name: 'month', label: 'Month', data: months.map((value) => ({ value, label: monthShown(value) })) }]}
      sent={({ month }) => ({ body: { month } })}
      done="The download begins."
      refreshes={['GET /api/console/audit']}
      onAnswer={({ path }) => download(path)}
      close={close}
      stays
    >
      <Text size="sm">
        All books of the month in one file: draws, slips, results, payments, the ledger and the log. An auditor works them out anew with a
        program of their own.
      </Text>
      <Text size="sm" c="dimmed">
        It names no player, but whoever has it sees all play: give it to the auditor alone. The history keeps that you took it.
      </Text>
    </Deed>
  );
}

function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

/** This month and those before it, newest first. */
function lastMonths(month: string): string[] {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return Array.from({ length: MONTHS_BACK }, (_, back) => new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7));
}
