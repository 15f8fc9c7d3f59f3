import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { Callout } from '../../parts/Callout.tsx';
import { Moment } from '../../parts/Moment.tsx';
import type { Draw } from '../draws/draws.ts';
import { refuseReversal } from './draw.ts';
import { AskReversal, ConfirmReversal, RejectReversal, ResumeSettlement } from './ReversalDialogs.tsx';

/** Asks for a settlement to be taken back. Nothing happens before a second operator confirms. */
export function ReverseSettlement({ draw }: { draw: Draw }) {
  const [isAsking, setAsking] = useState(false);
  if (refuseReversal(draw) !== null) return null;
  return (
    <>
      <Button size="xs" variant="light" color="red" onClick={() => setAsking(true)}>
        Reverse settlement
      </Button>
      {isAsking && <AskReversal draw={draw} close={() => setAsking(false)} />}
    </>
  );
}

/** What stands between a draw and its payout: a stopped settlement, and a reversal that is asked for or under way. */
export function SettlementNotices({ draw }: { draw: Draw }) {
  return (
    <>
      {draw.stop_reason !== null && <Stopped draw={draw} reason={draw.stop_reason} />}
      {draw.reversal !== null && <Asked draw={draw} reversal={draw.reversal} />}
      {draw.is_reversing && (
        <Callout color="yellow" icon="swap" title="The settlement is being taken back">
          Wins leave the winners’ purses. The draw waits for its result again when all of them are back.
        </Callout>
      )}
    </>
  );
}

function Stopped({ draw, reason }: { draw: Draw; reason: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Callout color="red" title="Nobody is paid: the book is not as it was sealed">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      <Button size="xs" variant="default" mt="xs" onClick={() => setAsking(true)}>
        Check again and pay
      </Button>
      {isAsking && <ResumeSettlement draw={draw} close={() => setAsking(false)} />}
    </Callout>
  );
}

type AskedProps = { draw: Draw; reversal: NonNullable<Draw['reversal']> };

function Asked({ draw, reversal }: AskedProps) {
  const { username } = useOperator();
  const [deed, setDeed] = useState<'confirm' | 'reject' | null>(null);
  const isOwn = reversal.asked_by === username;
  const close = () => setDeed(null);
  return (
    <Callout color="yellow" icon="swap" title="A reversal waits for a second operator">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Asked for by {reversal.asked_by}, <Moment at={reversal.asked_at} />: {reversal.reason}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" color="red" disabled={isOwn} onClick={() => setDeed('confirm')}>
          Confirm the reversal
        </Button>
        <Button size="xs" variant="default" onClick={() => setDeed('reject')}>
          {isOwn ? 'Withdraw' : 'Reject'}
        </Button>
      </Group>
      {isOwn && (
        <Text size="xs" mt={4}>
          You asked for it. A second operator has to confirm it.
        </Text>
      )}
      {deed === 'confirm' && <ConfirmReversal draw={draw} reversal={reversal} close={close} />}
      {deed === 'reject' && <RejectReversal draw={draw} reversal={reversal} close={close} />}
    </Callout>
  );
}
