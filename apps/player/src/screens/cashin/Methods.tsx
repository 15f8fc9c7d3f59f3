import type { Answer } from '@shwekan/contract';
import { type ReactNode, useState } from 'react';
import { useT } from '../../house/language.ts';
import { streamHeard } from '../../house/live-stream.ts';
import { useCall } from '../../house/query.ts';
import { Button } from '../../parts/Button.tsx';
import { Pane, Panes } from '../../parts/Card.tsx';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { MethodChooser, MethodsSkeleton } from '../../parts/cash/MethodChooser.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { paths } from '../../phone/paths.ts';
import { toast } from '../../phone/toast.ts';
import { useBegunTransfer } from './begun-transfer.ts';
import { CashinForm } from './CashinForm.tsx';
import { METHODS, type Method, type PayMethod } from './use-cashin.ts';

/** The ways to pay, and the form of the one that is chosen with `children` below it. */
export function Methods({ children }: { children: ReactNode }) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const { tabs } = useT();
  const kindsOf = useKinds();
  // An account that is closed is told by the stream; without it the screen asks.
  const isTold = streamHeard.use();
  const methods = useCall(METHODS, undefined, isTold ? {} : { refetchInterval: ASKED_EVERY_MS });
  const [begun, begin] = useBegunTransfer();
  const [chosenId, setChosenId] = useState<number | null>(() => cashinDraft.read().method_id ?? null);
  const [ofLastTime] = useState(chosenId);
  const [wantsToTell, setWantsToTell] = useState(() => cashinDraft.read().is_sent === true);
  const tellSent = (is_sent: boolean) => {
    setWantsToTell(is_sent);
    cashinDraft.keep({ is_sent });
  };
  // The way to pay that stood there stays, also where it closes while the player writes.
  const tellSentBy = ({ id }: Method, is_sent: boolean) => {
    setChosenId(id);
    cashinDraft.keep({ method_id: id });
    tellSent(is_sent);
  };
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
        const isSent = wantsToTell && [answer.pay, answer.banking, answer.closed].some((it) => it.length > 0);
        const kinds = kindsOf(answer, isSent);
        const all = kinds.flatMap(({ methods }) => methods);
        const wantedId = chosenId ?? begun?.method.id;
        const offered = all.find((it) => it.id === wantedId);
        // Closed while it was paid with: its transfer can still be told of.
        const closed =
          !isSent && offered === undefined && begun !== null && begun.method.id === wantedId
            ? { ...begun.method, payment_account_numbers: [] }
            : null;
        const chosen = offered ?? closed ?? all[0];
        if (chosen === undefined) {
          return (
            <>
              <EmptyState
                kind="closed"
                title={t.cashin.closed}
                hint={t.cashin.closed_hint}
                way={[tabs.service, paths.service]}
                action={answer.closed.length > 0 && <Button onClick={() => tellSent(true)}>{cashin.sent_offer}</Button>}
              />
              {children}
            </>
          );
        }
        return (
          <Panes>
            <MethodChooser
              key={`${isSent}`}
              title={isSent ? cashin.sent_by : t.cashin.choose}
              kinds={kinds}
              chosen={chosen}
              choose={choose}
              isKnown={all.some(({ id }) => id === ofLastTime)}
            />
            <Pane>
              <CashinForm
                key={`${chosen.id} ${isSent}`}
                method={chosen}
                begun={begun}
                begin={begin}
                goOn={closed === null ? null : () => goOnWith(all[0])}
                isSent={isSent}
                tellSent={(is_sent) => tellSentBy(chosen, is_sent)}
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

const canBePaid = (method: PayMethod) => method.payment_account_numbers.length > 0;

type Kind = { name: string; methods: Method[] };

/** The ways to pay by kind; or those by which money may have been sent, also where they take none now. */
function useKinds(): (answer: Answer<typeof METHODS>, isSent: boolean) => Kind[] {
  const t = useT('account');
  const { cashin } = useT('wallet');
  return ({ pay, banking, mobile_topup, closed }, isSent) => {
    const transfers = [
      { name: t.cashin.pay, methods: pay },
      { name: t.cashin.banking, methods: banking },
    ];
    if (isSent) return [...transfers, { name: cashin.sent_closed, methods: closed.map((it) => ({ ...it, payment_account_numbers: [] })) }];
    // A method without an account has nowhere to pay to.
    const open = transfers.map(({ name, methods }) => ({ name, methods: methods.filter(canBePaid) }));
    return [...open, { name: cashin.card, methods: mobile_topup }];
  };
}
