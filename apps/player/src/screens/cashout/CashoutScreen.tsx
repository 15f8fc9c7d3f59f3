import { fill } from '@shwekan/phrases/fill';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { type Session, useSession } from '../../house/session.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Cards, Pane, Panes } from '../../parts/Card.tsx';
import { cashoutDraft, draftAgain } from '../../parts/cash/draft.ts';
import { MethodChooser, MethodsSkeleton } from '../../parts/cash/MethodChooser.tsx';
import { useNewestCashouts } from '../../parts/cash/newest-requests.ts';
import { RequestCard } from '../../parts/cash/RequestCard.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { paths } from '../../phone/paths.ts';
import { CashoutForm } from './CashoutForm.tsx';
import { LevelGate } from './LevelGate.tsx';

/** Choose how to be paid, say where to and how much; then the request's state, as it changes. */
export function CashoutScreen() {
  const { cashout, cashin } = useT('wallet');
  const player = useSession();
  const latest = useNewestCashouts();
  const usual = useUsualTime();
  // The request that was waiting while this screen was open: its answer is shown here, older ones are history.
  const [watched, setWatched] = useState<number | null>(null);
  // Several may wait at once: the player can turn from the one that is shown to a new one.
  const [passed, setPassed] = useState<number | null>(null);
  const newest = latest.data?.data[0];
  if (newest?.status === 'Pending' && watched !== newest.id) setWatched(newest.id);
  if (player === null) return null;
  const sendAgain = (refused: Parameters<typeof draftAgain>[1]) => {
    draftAgain('cash_out', refused);
    setPassed(watched);
  };
  const another = (
    <div className="flex flex-col gap-2">
      {newest?.status === 'Reject' && (
        <>
          <Button look="gold" wide onClick={() => sendAgain(newest)}>
            {cashin.send_again}
          </Button>
          <WriteLink about={`cash_out:${newest.id}`} />
        </>
      )}
      <Button look={newest?.status === 'Approve' ? 'gold' : 'quiet'} wide onClick={() => setPassed(watched)}>
        {cashout.another}
      </Button>
    </div>
  );
  return (
    <Cards>
      <QueryView query={latest} skeleton={<FormComing player={player} />}>
        {({ data: [request] }) =>
          request !== undefined && request.id === watched && request.id !== passed ? (
            <>
              <RequestCard
                request={request}
                says={{ ...cashout, approved: cashout.paid, waiting_text: [cashout.waiting_text, usual].join(' ') }}
                action={another}
              />
              <ToHistory />
            </>
          ) : (
            <Methods player={player} />
          )
        }
      </QueryView>
    </Cards>
  );
}

function ToHistory() {
  const { cashout } = useT('wallet');
  return (
    <ButtonLink href={paths.cashoutHistory} wide>
      {cashout.history}
    </ButtonLink>
  );
}

/** How long a payment takes today, once enough were paid to tell; else nothing. */
function useUsualTime(): string {
  const { cashin } = useT('wallet');
  const minutes = useCall('GET /api/payment-method/show-cashout').data?.usual_minutes ?? null;
  return minutes === null ? '' : fill(cashin.usual, { minutes });
}

/** What most likely comes: a player below level 2 is mostly asked to become it. */
function FormComing({ player }: { player: Session }) {
  return player.lvl_2 === 1 ? <MethodsSkeleton kinds={2} /> : <SkeletonRows count={1} className="h-64" />;
}

function Methods({ player }: { player: Session }) {
  const t = useT('account');
  const { tabs } = useT();
  const { cashout } = useT('wallet');
  const methods = useCall('GET /api/payment-method/show-cashout');
  const usual = useUsualTime();
  const [chosenId, setChosenId] = useState<number | null>(() => cashoutDraft.read().method_id ?? null);
  const [ofLastTime] = useState(chosenId);
  const choose = ({ id }: { id: number }) => {
    setChosenId(id);
    cashoutDraft.keep({ method_id: id });
  };
  return (
    <QueryView query={methods} skeleton={<FormComing player={player} />}>
      {({ pay, banking, needs_level_2 }) => {
        if (needs_level_2 && player.lvl_2 !== 1) {
          return (
            <>
              <LevelGate state={player.lvl_2_state} />
              <ToHistory />
            </>
          );
        }
        const all = [...pay, ...banking];
        const chosen = all.find((it) => it.id === chosenId) ?? all[0];
        if (chosen === undefined) {
          return (
            <>
              <EmptyState kind="closed" title={cashout.closed} hint={cashout.closed_hint} way={[tabs.service, paths.service]} />
              <ToHistory />
            </>
          );
        }
        const kinds = [
          { name: t.cashin.pay, methods: pay },
          { name: t.cashin.banking, methods: banking },
        ];
        return (
          <Panes>
            <Pane>
              {usual !== '' && <p className="text-center text-soft">{usual}</p>}
              <MethodChooser
                title={cashout.choose}
                kinds={kinds}
                chosen={chosen}
                choose={choose}
                isKnown={all.some(({ id }) => id === ofLastTime)}
              />
            </Pane>
            <Pane>
              <CashoutForm method={chosen} player={player} />
              <ToHistory />
            </Pane>
          </Panes>
        );
      }}
    </QueryView>
  );
}
