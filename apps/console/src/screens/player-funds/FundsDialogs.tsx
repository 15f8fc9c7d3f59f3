import { Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { say } from '../../app/say.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Figure, type FigureOf, figureOfDay } from '../../parts/Figure.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Signatures } from '../../parts/Signatures.tsx';
import { WideTable } from '../../parts/WideTable.tsx';
import { CLOSINGS_CALL, type Closing, differenceOf, nameOf, PURSES } from './player-funds.ts';
import print from './print.module.css';

type FundsDialogProps = { closing: Closing; close: () => void };

/** A day's player funds against the house's accounts, with the way to the entries of the day. */
export function StatementDialog({ closing, close }: FundsDialogProps) {
  const { day, purses, open_stakes, owed, below_zero, accounts, booked, counted, missing, difference, checked_by, checked_at } = closing;
  // A day is closed by entries: what was booked after its last one is of the next.
  const of = (figure: FigureOf['figure'], by: FigureOf['by'], key?: string): FigureOf => ({ figure, by, key, up_to: closing.last_entry });
  const entries = (figure: 'in' | 'out' | 'stakes', label: string) => (
    <Anchor renderRoot={(props) => <Link {...props} to="/reports/entries" search={figureOfDay(figure, day)} />}>{label}</Anchor>
  );
  return (
    <Dialog title={`Player funds at the end of ${dayShown(day)}`} size="lg" close={close}>
      <Stack gap="md" className={print.sheet}>
        <Sums label="Owed to players" head={['Owed to players', 'Kyat']}>
          {purses.map((it) => (
            <Line key={it.purse} label={PURSES[it.purse] ?? it.purse} amounts={[it.amount]} of={of('owed', 'purse', it.purse)} />
          ))}
          <Line label="Stakes of draws that had paid nothing yet" amounts={[open_stakes]} of={of('open_stakes', 'day', day)} />
          <Line label="Owed to players" amounts={[owed]} isSum />
        </Sums>
        {below_zero !== '0.00' && (
          <Text size="sm">
            Purses below zero come to <Figure kyat={below_zero} of={of('below_zero', 'purse')} /> kyat. What those players owe makes what is
            owed to others no smaller.
          </Text>
        )}
        <Sums label="The house’s accounts" head={['Account', 'By the books', 'Counted']}>
          {accounts.map((it) => (
            <Line
              key={it.method}
              label={it.name}
              amounts={[it.booked, it.counted]}
              of={of('accounts', 'method', `house_cash:${it.method}`)}
              difference={it.difference}
            />
          ))}
          <Line label="All accounts" amounts={[booked, counted]} of={of('accounts', 'method')} difference={missing} isSum />
        </Sums>
        <Text size="sm">
          By the books an account holds what came in less what went out since the house began. What the house itself put in or took out is
          the difference.
        </Text>
        {difference !== null && checked_at !== null && (
          <Text size="sm">
            Counted beside what is owed: <Difference kyat={difference} />. Counted by {checked_by}, <Moment at={checked_at} />.
          </Text>
        )}
        <Text size="sm">
          Entries of the day: {entries('in', 'cash in')}, {entries('out', 'cash out')}, {entries('stakes', 'stakes')}.
        </Text>
        <Proof closing={closing} />
        <Signatures period={day} name={nameOf(day)} refreshes={[CLOSINGS_CALL]} />
        <Group justify="flex-end" className={print.onScreen}>
          <Button variant="default" onClick={() => window.print()}>
            Print
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** By which anybody finds the day in the public log, and whoever has its entries works it out. */
function Proof({ closing: { first_entry, last_entry, entry_root, funds_root } }: { closing: Closing }) {
  return (
    <Stack gap={2}>
      <Text size="sm">
        Entries {first_entry} to {last_entry}; the public log has these hashes of them and of what purses held:
      </Text>
      {[entry_root, funds_root].map((root) => (
        <Text key={root} size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {root}
        </Text>
      ))}
    </Stack>
  );
}

function Sums({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    <WideTable label={label} tabularNums verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          {head.map((it, at) => (
            <Table.Th key={it} scope="col" {...(at === 0 ? {} : { ta: 'right' })}>
              {it}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </WideTable>
  );
}

type LineProps = { label: string; amounts: readonly (string | null)[]; of?: FigureOf; difference?: string | null; isSum?: boolean };

/** A line of a sum; its first amount opens to the entries behind it, `difference` stands below its last one. */
function Line({ label, amounts, of, difference = null, isSum = false }: LineProps) {
  const weight = isSum ? { fw: 700 } : {};
  return (
    <Table.Tr>
      <Table.Td {...weight}>{label}</Table.Td>
      {amounts.map((kyat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are.
        <Table.Td key={at} ta="right">
          {kyat === null ? (
            ''
          ) : of && at === 0 ? (
            <Figure kyat={kyat} of={of} />
          ) : (
            <Money kyat={kyat} {...weight} {...(kyat.startsWith('-') ? { c: 'red' } : {})} />
          )}
          {difference !== null && at === amounts.length - 1 && (
            <Text size="xs" c={differenceOf(difference).isMissing ? 'red' : 'dimmed'}>
              <Difference kyat={difference} />
            </Text>
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** What is missing or over, in a sentence. */
function Difference({ kyat }: { kyat: string }) {
  const { word, amount, isMissing } = differenceOf(kyat);
  if (word === 'exact') return say(word);
  return (
    <>
      <Money kyat={amount} fw={700} {...(isMissing ? { c: 'red' } : {})} /> kyat {say(word)}
    </>
  );
}

/** What an operator counted in the real accounts. */
export function CountDialog({ closing, close }: FundsDialogProps) {
  const { day, accounts } = closing;
  const values = Object.fromEntries(accounts.map((it) => [it.method, it.counted === null ? '' : Number(it.counted)]));
  return (
    <Deed
      call="POST /api/console/reports/closings/check"
      title={`What the accounts held at the end of ${dayShown(day)}`}
      action="Write it down"
      values={values}
      fields={accounts.map((it) => ({
        kind: 'kyat' as const,
        name: it.method,
        label: it.name,
        description: `By the books ${kyatOf(it.booked)} kyat`,
        required: true,
      }))}
      sent={(typed) => ({
        body: { day, accounts: accounts.map(({ method }) => ({ method, amount: String(typed[method] ?? '') })) },
      })}
      done="It is written down."
      refreshes={[CLOSINGS_CALL]}
      close={close}
    >
      <Text size="sm">
        Look into each account and type what it held when the day was over. It moves no money and stands in the history.
      </Text>
    </Deed>
  );
}
