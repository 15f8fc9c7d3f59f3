import { fill } from '@shwekan/phrases/fill';
import { kyatShown, yangonTime } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { serverClock } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { cashinDraft } from '../../parts/cash/draft.ts';

const EXACT = 'POST /api/user/cash_in/exact_amount';

type ExactAmountProps = { payment_id: number; amount_pya: number; choose: (amount: string) => void };
/** `until` is null where none was free beside the amount. */
type ExactOffer = { amount_pya: number; until: string | null };

/** Offers an amount some kyat beside the typed one that nobody else is given; once it stands in the field, until when it is the player's own. */
export function ExactAmount({ payment_id, amount_pya, choose }: ExactAmountProps) {
  const { cashin } = useT('wallet');
  const { send } = useSend(EXACT);
  const [given, setGiven] = useState<ExactOffer | null>(() => keptOffer(payment_id));
  const ask = async () => {
    const got = await send({ body: { payment_id, amount: String(amount_pya / 100) } });
    if (got === null) return;
    if (got.data === null) return setGiven({ amount_pya, until: null });
    const exact_pya = pyaOf(got.data.amount);
    const own = { amount_pya: exact_pya, until: got.data.until };
    setGiven(own);
    cashinDraft.keep({ exact: { payment_id, ...own } });
    choose(String(exact_pya / 100));
  };
  if (given?.amount_pya === amount_pya) {
    if (given.until === null) return <Told>{cashin.exact_none}</Told>;
    return <Told>{fill(cashin.exact_given, { amount: kyatShown(amount_pya), time: yangonTime(new Date(given.until)).slice(0, 5) })}</Told>;
  }
  return (
    <Button look="text" className="-mx-4 -mt-2 self-start text-start" onClick={() => void ask()}>
      {cashin.exact_offer}
    </Button>
  );
}

/** What was given before the way to the payment app cost the phone this page, while it still is the player's own. */
function keptOffer(payment_id: number): ExactOffer | null {
  const { exact } = cashinDraft.read();
  return exact?.payment_id === payment_id && Date.parse(exact.until) > serverClock.now() ? exact : null;
}

function Told({ children }: { children: string }) {
  return (
    <p role="status" className="rounded-control bg-gold-wash px-3 py-2 text-sm">
      {children}
    </p>
  );
}
