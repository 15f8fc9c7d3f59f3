import { Anchor, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { dayShown, kyatWire } from '@shwekan/rules';
import { pyaOf, Refused } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask, type GetName } from '../app/queries.ts';
import { sayOfServer } from '../app/say-of-server.ts';
import { Callout } from './Callout.tsx';
import { Deed } from './Deed.tsx';
import { DialogButton } from './DialogButton.tsx';
import { FigureTables } from './FigureTables.tsx';
import { Moment } from './Moment.tsx';
import { Money } from './Money.tsx';
import { Failed } from './States.tsx';
import { WideTable } from './WideTable.tsx';

const SIGNING_CALL = 'GET /api/console/reports/signing';
const LOADING_PX = 60;
/** So many letters of a hash are compared at a glance. */
const HASH_SHOWN = 16;

type PeriodAnswer = Answer<typeof SIGNING_CALL>;
type Signing = PeriodAnswer['signings'][number];
/** A day or a month, what it is called, and the lists that tell of it. */
type PeriodProps = { period: string; name: string; refreshes: readonly GetName[] };

/** The two signatures under a day or a month that is over: who signed when, the files, what reads otherwise since, and the way to sign. */
export function Signatures({ period, name, refreshes }: PeriodProps) {
  const { data, error, isFetching, refetch } = useQuery(ask(SIGNING_CALL, { query: { period } }));
  if (error instanceof Refused && error.code === 'not_found')
    return (
      <Text size="sm" c="dimmed">
        It can be signed once all of its days are closed.
      </Text>
    );
  if (error) return <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <Skeleton height={LOADING_PX} />;
  const [newest, ...earlier] = data.signings;
  return (
    <Stack gap="xs" component="section" aria-label="Signatures">
      {newest === undefined ? (
        <Text size="sm" c="dimmed">
          Two operators have not signed it yet.
        </Text>
      ) : (
        <Signed signing={newest} />
      )}
      {newest !== undefined && newest.changes.length > 0 && <Changes changes={newest.changes} />}
      {data.deed === null ? (
        newest?.changes.length !== 0 && <SignButton period={period} name={name} refreshes={refreshes} isAgain={newest !== undefined} />
      ) : (
        <Callout color="blue">
          Signed by {data.deed.asked_by}. A second signature is given under{' '}
          <Anchor inherit renderRoot={(props) => <Link to="/deeds" {...props} />}>
            To confirm
          </Anchor>
          .
        </Callout>
      )}
      {earlier.map((it) => (
        <Signed key={it.id} signing={it} isEarlier />
      ))}
    </Stack>
  );
}

/** The button that signs, and its dialog. */
export function SignButton({ isAgain, ...period }: PeriodProps & { isAgain: boolean }) {
  return (
    <Group>
      <DialogButton
        label={isAgain ? 'Sign anew' : 'Sign'}
        name={`Sign ${period.name}`}
        dialog={(close) => <SignDialog {...period} close={close} />}
      />
    </Group>
  );
}

/** Who signs sees every figure, and signs the hash of what stands there. */
function SignDialog({ period, name, refreshes, close }: PeriodProps & { close: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(ask(SIGNING_CALL, { query: { period } }));
  return (
    <Deed
      call="POST /api/console/reports/signing"
      title={`Sign ${name}`}
      action="Sign"
      size="lg"
      sent={() => (data === undefined || data.unsettled.length > 0 ? null : { body: { period, sha256: data.sha256 } })}
      refreshes={[SIGNING_CALL, ...refreshes]}
      close={close}
    >
      <Text size="sm">
        You sign these figures as they are. A second operator signs the same ones; then they are kept as files, and whatever changes later
        is shown beside them.
      </Text>
      {error && <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />}
      {data && data.unsettled.length > 0 && <Unsettled draws={data.unsettled} />}
      {data && <FigureTables rows={data.figures} />}
      {data && <Hash sha256={data.sha256} />}
    </Deed>
  );
}

/** Draws whose figures are still to come: what would be signed now were other figures soon. */
function Unsettled({ draws }: { draws: PeriodAnswer['unsettled'] }) {
  return (
    <Callout color="yellow" title="It can be signed once these draws are settled or called off.">
      {draws.map(({ lottery, date, section }) => (
        <Text size="sm" key={`${lottery} ${date} ${section}`}>
          {lottery}, {dayShown(date)}, {section}
        </Text>
      ))}
    </Callout>
  );
}

function Signed({
  signing: { id, asked_by, signed_by, signed_at, sha256, files },
  isEarlier = false,
}: {
  signing: Signing;
  isEarlier?: boolean;
}) {
  return (
    <Stack gap={2}>
      <Text size="sm" {...(isEarlier ? { c: 'dimmed' } : { fw: 600 })}>
        {isEarlier ? 'Signed before' : 'Signed'}: {asked_by}, {signed_by}, <Moment at={signed_at} />
      </Text>
      <Group gap="md">
        {files.map((it) => (
          <Anchor key={it.format} size="sm" href={`/api/console/reports/signing/${id}/${it.format}`} download title={it.sha256}>
            {it.format.toUpperCase()}
          </Anchor>
        ))}
        {files.length === 0 && (
          <Text size="sm" c="dimmed">
            Its files are being made.
          </Text>
        )}
      </Group>
      <Text component="details" size="xs" c="dimmed">
        <summary>SHA-256</summary>
        <Hash sha256={sha256} />
        {files.map((it) => (
          <Hash key={it.format} sha256={it.sha256} of={it.format.toUpperCase()} />
        ))}
      </Text>
    </Stack>
  );
}

function Hash({ sha256, of }: { sha256: string; of?: string }) {
  return (
    <Text size="xs" c="dimmed" title={sha256} style={{ overflowWrap: 'anywhere' }}>
      {of === undefined ? 'SHA-256 of the figures' : `SHA-256 of the file ${of}`}:{' '}
      <Text span inherit ff="monospace">
        {sha256.slice(0, HASH_SHOWN)}…
      </Text>
    </Text>
  );
}

/** What was signed beside what it is now, line by line. */
function Changes({ changes }: { changes: Signing['changes'] }) {
  return (
    <Callout color="red" title="Since it was signed these figures have changed">
      <WideTable label="What changed" tabularNums>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Figure</Table.Th>
            <Table.Th ta="right">Signed</Table.Th>
            <Table.Th ta="right">Now</Table.Th>
            <Table.Th ta="right">Difference</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ part, name, what, signed, now }) => (
            <Table.Tr key={`${part} ${name} ${what}`}>
              <Table.Td>{[part, name, what].map(sayOfServer).join(' · ')}</Table.Td>
              <Amount kyat={signed} />
              <Amount kyat={now} />
              <Amount kyat={kyatWire(pyaOf(now ?? '0') - pyaOf(signed ?? '0'))} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Callout>
  );
}

function Amount({ kyat }: { kyat: string | null }) {
  return <Table.Td ta="right">{kyat === null ? '–' : <Money kyat={kyat} />}</Table.Td>;
}
