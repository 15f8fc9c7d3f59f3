import { DataList } from '@mantine/core';
import { AlertKind } from '../../parts/AlertKind.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { RecordFields } from '../../parts/RecordFields.tsx';
import { RowDrawer } from '../../parts/RowDrawer.tsx';
import { About } from './About.tsx';
import { type OpenAlert, withoutLink } from './alerts.ts';
import { Closing } from './Closing.tsx';

/** All that an alert tells, what it is about, and the way to close it. */
export function AlertDrawer({ alert, close }: { alert: OpenAlert; close: () => void }) {
  return (
    <RowDrawer title={`Alert #${alert.id}`} close={close}>
      <DataList>
        <Fact label="What">
          <AlertKind kind={alert.kind} />
        </Fact>
        <Fact label="Raised">
          <Moment at={alert.at} />
        </Fact>
        <Fact label="Details">
          <RecordFields of={withoutLink(alert.data)} />
        </Fact>
        <Fact label="About">
          <About data={alert.data} />
        </Fact>
        <Fact label="State">
          <Closing alert={alert} onDone={close} />
        </Fact>
      </DataList>
    </RowDrawer>
  );
}
