import { DataList } from '@mantine/core';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { RowDrawer } from '../../parts/RowDrawer.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { stateColor, type TextMessage } from './outbox.ts';

/** All of a text message: what it said, and what became of it. */
export function TextDrawer({ text, close }: { text: TextMessage; close: () => void }) {
  return (
    <RowDrawer title={`Text message to ${text.phone}`} close={close}>
      <DataList>
        <Fact label="Sent">
          <Moment at={text.at} />
        </Fact>
        <Fact label="Phone">{text.phone}</Fact>
        <Fact label="Text">{text.text ?? 'Code hidden'}</Fact>
        <Fact label="State">
          <Tag color={stateColor(text)}>{text.state}</Tag>
        </Fact>
        {text.error !== null && <Fact label="Error">{text.error}</Fact>}
      </DataList>
    </RowDrawer>
  );
}
