import { lazy } from 'react';
import { listPage } from '../../app/page.tsx';
import { AlertKind } from '../../parts/AlertKind.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { fieldsOf } from '../../parts/readable.ts';
import { Short } from '../../parts/Short.tsx';
import { About } from './About.tsx';
import { alerts, alertsSearch, withoutLink } from './alerts.ts';
import { Closing } from './Closing.tsx';

const AlertDrawer = lazy(() => import('./AlertDrawer.tsx').then((it) => ({ default: it.AlertDrawer })));

/** What needs an operator's eye. */
export const alertsPage = listPage('/alerts', {
  title: 'Alerts',
  hint: 'Those that your roles can see to. Close an alert when it has been seen to.',
  search: alertsSearch,
  load: alerts,
  story: {
    name: (row) => `Alert #${row.id}`,
    draw: (row, close) => <AlertDrawer alert={row} close={close} />,
  },
  columns: [
    { header: 'Raised', opens: true, cell: (row) => <Moment at={row.at} /> },
    { header: 'What', cell: (row) => <Kind kind={row.kind} /> },
    { header: 'Details', cell: (row) => <Details data={row.data} /> },
    { header: 'About', cell: (row) => <About data={row.data} /> },
    { header: 'State', cell: (row) => <Closing alert={row} /> },
  ],
  empty: { title: 'No alerts', hint: 'What somebody with your roles should look at appears here.' },
});

/** With room for its words, whatever else it tells. */
function Kind({ kind }: { kind: string }) {
  return (
    <div style={{ minWidth: 230 }}>
      <AlertKind kind={kind} />
    </div>
  );
}

/** What it tells, as one reads it in a line; the row opens to all of it. */
function Details({ data }: { data: unknown }) {
  const fields = fieldsOf(withoutLink(data));
  return <Short>{fields.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</Short>;
}
