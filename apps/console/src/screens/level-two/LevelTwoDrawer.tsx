import { DataList } from '@mantine/core';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Decision } from '../../parts/RequestCells.tsx';
import { RowDrawer } from '../../parts/RowDrawer.tsx';
import { SentPhoto } from './LevelTwoDialogs.tsx';
import { COLORS, type LevelTwo } from './level-two.ts';

/** All of a request for level 2: when it came, what became of it, the player and the photo. */
export function LevelTwoDrawer({ request, close }: { request: LevelTwo; close: () => void }) {
  return (
    <RowDrawer title={`Level 2, request #${request.id}`} close={close}>
      <DataList>
        <Fact label="Sent">
          <Moment at={request.created_at} />
        </Fact>
        <Fact label="State">
          <Decision {...request} color={COLORS[request.state]} />
        </Fact>
      </DataList>
      <SentPhoto request={request} />
    </RowDrawer>
  );
}
