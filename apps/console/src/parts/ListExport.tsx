import { Anchor, Button, Group, Popover, Progress, Stack, Text } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../app/queries.ts';
import { Icon } from './Icon.tsx';
import { timeShown } from './time.ts';
import { useAction } from './use-action.ts';

const LOOK_MS = 1_000;
/** A document alone is had as a PDF. */
const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'pdf', label: 'PDF' },
] as const;
type Export = Answer<'GET /api/console/exports'>['data'][number];
/** A reading call as the cache names it: its name, and what was sent. */
export type ListCall = { name: string; sent: { params?: object; query?: object } };

/** All rows of a list, with the filters that are on, as a file, of a document also as a PDF; and how far the own ones are. */
export function ListExport({ label, asked, isDocument = false }: { label: string; asked: ListCall; isDocument?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const own = useQuery({
    ...ask('GET /api/console/exports', {}),
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data?.data.some(isGoing) ? LOOK_MS : false),
  });
  const { mutate, isPending } = useAction('POST /api/console/exports', { refreshes: ['GET /api/console/exports'] });
  const list = asked.name.replace('GET ', '');
  const start = (format: (typeof FORMATS)[number]['format']) =>
    mutate({ body: { list, format, params: wordsOf(asked.sent.params), query: wordsOf(asked.sent.query) } });
  const isBusy = isPending || own.data?.data.some(isGoing) === true;
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icon name="out" size={14} />}
          aria-label={`Export ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          Export
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" w={260}>
          <Text size="xs" c="dimmed">
            All rows with these filters, as a file. The history keeps who took it. It is yours alone and deleted after a day.
          </Text>
          <Group gap="xs" grow preventGrowOverflow={false}>
            {FORMATS.filter((it) => isDocument || it.format !== 'pdf').map(({ format, label: said }) => (
              // Not `disabled`, which would take the focus from who pressed it.
              <Button
                key={format}
                size="xs"
                variant="default"
                onClick={() => isBusy || start(format)}
                aria-disabled={isBusy}
                data-disabled={isBusy || undefined}
              >
                {said}
              </Button>
            ))}
          </Group>
          <Stack component="ul" gap={6} aria-label="Your exports" mah="40vh" m={0} p={0} style={{ overflowY: 'auto', listStyle: 'none' }}>
            {own.data?.data.map((it) => (
              <li key={it.id}>
                <OwnExport made={it} />
              </li>
            ))}
          </Stack>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function OwnExport({ made }: { made: Export }) {
  const { id, list, format, state, row_count, total_count, is_cut, asked_at } = made;
  const name = `${list.replace('/api/console/', '')}.${format}`;
  const rows =
    total_count === null || state === 'done' ? `${countShown(row_count)} rows` : `${countShown(row_count)} of ${countShown(total_count)}`;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        {state === 'done' ? (
          <Anchor size="sm" href={`/api/console/exports/${id}/file`} download style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Anchor>
        ) : (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
        )}
        <Text size="xs" c={state === 'failed' ? 'red' : 'dimmed'} style={{ whiteSpace: 'nowrap' }}>
          {state === 'failed' ? 'failed' : rows}, {timeShown(asked_at)}
        </Text>
      </Group>
      {isGoing(made) && (
        <Progress value={total_count ? (row_count / total_count) * 100 : 5} size="sm" animated aria-label={`Making ${name}`} />
      )}
      {is_cut && (
        <Text size="xs" c="red">
          The list has more rows than a file may: choose fewer by its filters.
        </Text>
      )}
    </>
  );
}

function isGoing({ state }: Export): boolean {
  return state === 'waiting' || state === 'running';
}

/** What is said of the rows; not which page of them is in sight. */
function wordsOf(part: object | undefined): Record<string, string | number | boolean> {
  const said = Object.entries(part ?? {}).filter(
    ([name, value]) => !['page', 'limit'].includes(name) && value !== undefined && value !== '',
  );
  return Object.fromEntries(said);
}
