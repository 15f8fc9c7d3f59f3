import { type ReactNode, useState } from 'react';
import { useT } from '../../house/language.ts';
import { streamHeard } from '../../house/live-stream.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards, Pane, Panes } from '../../parts/Card.tsx';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { MethodChooser, MethodsSkeleton } from '../../parts/cash/MethodChooser.tsx';
import { RequestCard } from '../../parts/cash/RequestCard.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { AlertIcon } from '../../parts/icons.tsx';
import { PushOffer } from '../../parts/PushOffer.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { paths } from '../../phone/paths.ts';
import { toast } from '../../phone/toast.ts';
import { useBegunTransfer } from './begun-transfer.ts';
import { CashinForm } from './CashinForm.tsx';
import { isCard, METHODS, type Method, useLatestRequest } from './use-cashin.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** Choose a method, transfer the money, tell us of it; then the request's state, as it changes. */
export function CashinScreen() {
  const t = useT('account');
  const shell = useT();
  const player = useSession();
  const latest = useLatestRequest();
  // The request that was waiting while this screen was open: its answer is shown here, older ones are history.
  const [watched, setWatched] = useState<number | null>(null);
  const newest = latest.data?.data[0];
  if (newest?.status === 'Pending' && watched !== newest.id) setWatched(newest.id);
  if (player === null) return null;
  // Money that has come in is there to be played with.
  const another = (
    <div className="flex flex-col gap-2">
      {newest?.status === 'Approve' && (
        <ButtonLink href={paths.twoLottery} look="gold" wide>
          {shell.lotteries['2D']} · {shell.home.play}
        </ButtonLink>
      )}
      <Button look={newest?.status === 'Approve' ? 'quiet' : 'gold'} wide onClick={() => setWatched(null)}>
        {t.cashin.another}
      </Button>
    </div>
  );
  const history = (
    <ButtonLink href={paths.cashinHistory} wide>
      {t.cashin.history}
    </ButtonLink>
  );
  return (
    <Cards>
      <QueryView query={latest} skeleton={<MethodsSkeleton kinds={3} />}>
        {({ data }) => {
          const request = data[0];
          const shown = request !== undefined && (request.status === 'Pending' || request.id === watched);
          return (
            <>
              {shown && <RequestCard request={request} says={t.cashin} action={request.status !== 'Pending' && another} />}
              {shown && request.status === 'Pending' && <WaitingCard />}
              {shown && request.status === 'Pending' && <PushOffer />}
              {!shown && player.birthday !== null && <Methods>{history}</Methods>}
              {!shown && player.birthday === null && <BirthdayFirst />}
              {(shown || player.birthday === null) && history}
            </>
          );
        }}
      </QueryView>
    </Cards>
  );
}

function BirthdayFirst() {
  const t = useT('account');
  return (
    <Card>
      <p className="flex items-center gap-3 pb-4">
        <AlertIcon className="size-6 text-warn" />
        {t.cashin.birthday_first}
      </p>
      <ButtonLink href={paths.profile} look="gold" wide>
        {t.cashin.to_profile}
      </ButtonLink>
    </Card>
  );
}

/** The ways to pay, and the form of the one that is chosen with `children` below it. */
function Methods({ children }: { children: ReactNode }) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const { tabs } = useT();
  // An account that is closed is told by the stream; without it the screen asks.
  const isTold = streamHeard.use();
  const methods = useCall(METHODS, undefined, isTold ? {} : { refetchInterval: ASKED_EVERY_MS });
  const [begun, begin] = useBegunTransfer();
  const [chosenId, setChosenId] = useState<number | null>(() => cashinDraft.read().method_id ?? null);
  const [ofLastTime] = useState(chosenId);
  const choose = ({ id }: Method) => {
    setChosenId(id);
    cashinDraft.keep({ method_id: id, account_number: undefined });
  };
  const goOnWith = (method: Method | undefined) => {
    if (method === undefined) return toast('warning', t.cashin.closed);
    choose(method);
  };
  return (
    <QueryView query={methods} skeleton={<MethodsSkeleton kinds={3} />}>
      {(answer) => {
        // A method without an account has nowhere to pay to.
        const kinds: { name: string; methods: Method[] }[] = [
          { name: t.cashin.pay, methods: answer.pay.filter(canBePaid) },
          { name: t.cashin.banking, methods: answer.banking.filter(canBePaid) },
          { name: cashin.card, methods: answer.mobile_topup },
        ];
        const all = kinds.flatMap(({ methods }) => methods);
        const wantedId = chosenId ?? begun?.method.id;
        const offered = all.find((it) => it.id === wantedId);
        // Closed while it was paid with: its transfer can still be told of.
        const closed =
          offered === undefined && begun !== null && begun.method.id === wantedId ? { ...begun.method, payment_account_numbers: [] } : null;
        const chosen = offered ?? closed ?? all[0];
        if (chosen === undefined) {
          return (
            <>
              <EmptyState kind="closed" title={t.cashin.closed} hint={t.cashin.closed_hint} way={[tabs.service, paths.service]} />
              {children}
            </>
          );
        }
        return (
          <Panes>
            <MethodChooser
              title={t.cashin.choose}
              kinds={kinds}
              chosen={chosen}
              choose={choose}
              isKnown={all.some(({ id }) => id === ofLastTime)}
            />
            <Pane>
              <CashinForm
                key={chosen.id}
                method={chosen}
                begun={begun}
                begin={begin}
                goOn={closed === null ? null : () => goOnWith(all[0])}
              />
              {children}
            </Pane>
          </Panes>
        );
      }}
    </QueryView>
  );
}

const ASKED_EVERY_MS = 30_000;

const canBePaid = (method: Method) => isCard(method) || method.payment_account_numbers.length > 0;
