import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { tellFailure } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Cards } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { useReceipt } from '../../parts/proof/use-receipt.ts';
import { promiseReceipt, type Verified, verified } from '../../parts/proof/verified.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { KeyCard } from './KeyCard.tsx';
import { ReceiptField } from './ReceiptField.tsx';
import { Verdict } from './Verdict.tsx';

/** `/verify`: what a receipt of a slip shows: the player's own by `?slip=`, a promise behind `#`, or a file. Checked on the phone; no login. */
export function VerifyScreen() {
  const [voucher, setVoucher] = useState(() => new URLSearchParams(location.search).get('slip'));
  const [chosen, setChosen] = useState<Verified | null | undefined>(undefined);
  const check = (text: string) => void verified(text).then(setChosen, tellFailure);
  const [promise] = useState(() => promiseIn(location.hash));
  const [is_begun, setBegun] = useState(promise === null);
  if (!is_begun && promise !== null) {
    setBegun(true);
    check(promiseReceipt(promise));
  }
  const again = () => {
    setVoucher(null);
    setChosen(undefined);
  };
  if (voucher !== null) return <OwnProof voucher={voucher} again={again} />;
  return (
    <Cards>
      {chosen === undefined || chosen === null ? (
        <ReceiptField check={check} is_none={chosen === null} />
      ) : (
        <Shown shown={chosen} kept_at={null} again={again} />
      )}
      <KeyCard shown={chosen ?? null} />
    </Cards>
  );
}

function OwnProof({ voucher, again }: { voucher: string; again: () => void }) {
  const t = useT('proof');
  const query = useReceipt(voucher);
  return (
    <Cards>
      <QueryView query={query}>
        {(shown) =>
          shown === null ? (
            <EmptyState kind="slips" title={t.none} hint={t.none_hint} action={<Button onClick={again}>{t.other}</Button>} />
          ) : (
            <Shown shown={shown} kept_at={shown.kept_at} again={again} />
          )
        }
      </QueryView>
      <KeyCard shown={query.data ?? null} />
    </Cards>
  );
}

function Shown({ shown, kept_at, again }: { shown: Verified; kept_at: string | null; again: () => void }) {
  const t = useT('proof');
  return (
    <>
      {kept_at !== null && <p className="text-balance text-center text-soft text-sm">{fill(t.saved_at, { at: momentShown(kept_at) })}</p>}
      <Verdict shown={shown} />
      <Button wide look="text" onClick={again}>
        {t.other}
      </Button>
    </>
  );
}

/** The promise that an address carries behind its `#`, which no server is sent; null when there is none. */
function promiseIn(hash: string): string | null {
  try {
    return hash.length < 2
      ? null
      : new TextDecoder().decode(Uint8Array.from(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0)));
  } catch {
    return null;
  }
}
