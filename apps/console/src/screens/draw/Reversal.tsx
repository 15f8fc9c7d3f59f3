import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { Moment } from '../../parts/Moment.tsx';
import { refuseReversal } from './draw.ts';

// The draw's page is at its size; what is seldom opened comes when it is.
const AskReversal = lazy(() => import('./ReversalDialogs.tsx').then((it) => ({ default: it.AskReversal })));
const ResumeSettlement = lazy(() => import('./ReversalDialogs.tsx').then((it) => ({ default: it.ResumeSettlement })));

/** Asks for a settlement to be taken back. Nothing happens before a second person confirms. */
export function ReverseSettlement({ draw }: { draw: Draw }) {
  if (refuseReversal(draw) !== null) return null;
  return (
    <DialogButton label="Reverse settlement" variant="light" color="red" dialog={(close) => <AskReversal draw={draw} close={close} />} />
  );
}

/** What stands between a draw and its payout: a stopped settlement, and a reversal that is asked for or under way. */
export function SettlementNotices({ draw }: { draw: Draw }) {
  return (
    <>
      {draw.stop_reason !== null && <Stopped draw={draw} reason={draw.stop_reason} />}
      {draw.reversal !== null && <WaitingReversal reversal={draw.reversal} />}
      {draw.is_reversing && (
        <Callout color="yellow" icon="swap" title="The settlement is being taken back">
          Wins leave the winners’ purses. The draw waits for its result again when all of them are back.
        </Callout>
      )}
    </>
  );
}

function Stopped({ draw, reason }: { draw: Draw; reason: string }) {
  return (
    <Callout color="red" title="Nobody is paid: the book is not as it was sealed">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      <DialogButton label="Check again and pay" mt="xs" dialog={(close) => <ResumeSettlement draw={draw} close={close} />} />
    </Callout>
  );
}

/** A reversal is confirmed where all waits that needs a second person. */
function WaitingReversal({ reversal }: { reversal: NonNullable<Draw['reversal']> }) {
  return (
    <Callout color="yellow" icon="swap" title="A reversal waits for a second person">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Asked for by {reversal.asked_by}, <Moment at={reversal.asked_at} />: {reversal.reason}
      </Text>
      <Anchor size="sm" renderRoot={(props) => <Link to="/deeds" {...props} />}>
        Look, and confirm or refuse
      </Anchor>
    </Callout>
  );
}
