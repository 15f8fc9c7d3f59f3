import { Text } from '@mantine/core';
import type { AnswerRow } from '@shwekan/contract';
import { deviceName } from '@shwekan/rules';
import type { ReactNode } from 'react';
import type { Columns } from './DataTable.tsx';
import { DialogButton } from './DialogButton.tsx';
import { Moment } from './Moment.tsx';
import { Tag } from './Tag.tsx';

export type OperatorSession = AnswerRow<'GET /api/console/sessions'>;

/** Where an operator is logged in; `end` is the dialog that ends a session, of which the one that looks has none. */
export function sessionColumns(end: (session: OperatorSession, close: () => void) => ReactNode): Columns<OperatorSession> {
  return [
    { header: 'Browser', cell: (row) => <Browser session={row} /> },
    { header: 'Address', cell: (row) => row.address },
    { header: 'Since', cell: (row) => <Moment at={row.opened_at} /> },
    { header: 'Last seen', cell: (row) => <Moment at={row.seen_at} /> },
    {
      header: null,
      align: 'right',
      cell: (row) =>
        row.is_this ? (
          <Tag color="green">This one</Tag>
        ) : (
          <DialogButton label="End" name={`End the session of ${row.address}`} dialog={(close) => end(row, close)} />
        ),
    },
  ];
}

function Browser({ session: { device } }: { session: OperatorSession }) {
  return (
    <Text size="sm" lineClamp={2} title={device} maw={360}>
      {deviceName(device) ?? (device || 'unknown')}
    </Text>
  );
}
