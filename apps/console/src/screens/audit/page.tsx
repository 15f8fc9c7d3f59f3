import { lazy } from 'react';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { changesOf } from '../../parts/readable.ts';
import { Short } from '../../parts/Short.tsx';
import { Subject } from '../../parts/Subject.tsx';
import { instantShown } from '../../parts/time.ts';
import { AskBundle } from './AskBundle.tsx';
import { AuditFilter } from './AuditFilter.tsx';
import { type AuditRow, auditSearch, auditTrail, deedShown } from './audit.ts';

const AuditDrawer = lazy(() => import('./AuditDrawer.tsx').then((it) => ({ default: it.AuditDrawer })));

/** The audit trail: what operators did, with what was before and after. */
export const auditPage = listPage('/audit', {
  title: 'History',
  hint: 'What operators did, newest first. Nothing here can be changed.',
  search: auditSearch,
  load: auditTrail,
  actions: () => <DialogButton label="Bundle of a month" size="sm" dialog={(close) => <AskBundle close={close} />} />,
  filters: (address) => <AuditFilter {...address} />,
  story: {
    name: (row) => `${deedShown(row.action)}, ${instantShown(row.at)}`,
    draw: (row, close) => <AuditDrawer row={row} close={close} />,
  },
  columns: [
    { header: 'When', sorts: 'at', opens: true, cell: (row) => <Moment at={row.at} /> },
    { header: 'Operator', cell: (row) => row.operator },
    { header: 'Did', cell: (row) => <Short miw={140}>{deedShown(row.action)}</Short> },
    {
      header: 'Subject',
      cell: (row) => (
        <Short miw={150}>
          <Subject subject={row.subject} />
        </Short>
      ),
    },
    { header: 'What changed', cell: (row) => <Changes row={row} /> },
    { header: 'Reason', cell: (row) => row.reason && <Short>{row.reason}</Short> },
  ],
  empty: { title: 'Nothing found', hint: 'Choose more days, or search for less.' },
});

/** What changed, as one reads it in a line; the row opens to all of it. */
function Changes({ row: { before, after } }: { row: AuditRow }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  const shown = changes.map((it) => `${it.name} ${[it.before, it.after].filter((value) => value !== null).join(' → ')}`);
  return <Short>{shown.join(' · ')}</Short>;
}
