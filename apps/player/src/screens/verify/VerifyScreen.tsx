import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '../../house/language.ts';
import { tellFailure } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Cards } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { LaterPart, later, Nothing } from '../../parts/later-part.tsx';
import { useReceipt } from '../../parts/proof/use-receipt.ts';
import { promiseReceipt, type Verified, verified } from '../../parts/proof/verified.ts';
import { type VerifiedDraw, verifiedDraw } from '../../parts/proof/verified-draw.ts';
import { type VerifiedFunds, verifiedFunds } from '../../parts/proof/verified-funds.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { KeyCard } from './KeyCard.tsx';
import { ReceiptField } from './ReceiptField.tsx';
import { Verdict } from './Verdict.tsx';
import { WitnessCard } from './WitnessCard.tsx';

// Of a draw nobody asks who checks a slip.
const drawProof = later(async () => (await import('./DrawProof.tsx')).DrawProof);
const savedDraw = later(async () => (await import('./DrawProof.tsx')).SavedDraw);
const proofHelp = later(async () => (await import('./ProofHelp.tsx')).ProofHelp, Nothing);
const fundsReport = later(async () => (await import('./FundsReport.tsx')).FundsReport);
const drawChoice = later(async () => (await import('./DrawChoice.tsx')).DrawChoice, Nothing);

type VerifiedFile = Verified | VerifiedDraw | VerifiedFunds;

/**
 * `/verify`: what a receipt of a slip shows: the player's own by `?slip=`, a promise behind `#`, or a file; and what the log says of a draw, by `?draw=`.
 * Checked on the phone; no login.
 */
export function VerifyScreen() {
  const [voucher, setVoucher] = useState(() => new URLSearchParams(location.search).get('slip'));
  const draw = new URLSearchParams(useSearch()).get('draw');
  const [chosen, setChosen] = useState<VerifiedFile | null | undefined>(undefined);
  const check = (text: string) => void verifiedFile(text).then(setChosen, tellFailure);
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
  if (draw !== null) return <LaterPart key={draw} part={drawProof} given={{ draw }} instead={<SkeletonRows />} />;
  if (voucher !== null) return <OwnProof voucher={voucher} again={again} />;
  return (
    <Cards>
      {chosen === undefined || chosen === null ? (
        <>
          <ReceiptField check={check} is_none={chosen === null} />
          <LaterPart part={drawChoice} given={{}} instead={null} />
          <LaterPart part={proofHelp} given={{}} instead={null} />
        </>
      ) : 'receipt' in chosen ? (
        <Shown shown={chosen} kept_at={null} again={again} recheck={() => check(chosen.text)} />
      ) : 'proof' in chosen ? (
        <LaterPart part={fundsReport} given={{ shown: chosen, again }} instead={<SkeletonRows />} />
      ) : (
        <LaterPart part={savedDraw} given={{ shown: chosen, again, recheck: () => check(chosen.text) }} instead={<SkeletonRows />} />
      )}
      <KeyCard shown={chosen ?? null} recheck={() => chosen && check(chosen.text)} />
    </Cards>
  );
}

/** A file that somebody has: a receipt, the proof of a draw, or of one's money in what the house owes. */
async function verifiedFile(text: string): Promise<VerifiedFile | null> {
  return (await verifiedDraw(text)) ?? (await verifiedFunds(text)) ?? (await verified(text));
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
            <Shown shown={shown} kept_at={shown.kept_at} again={again} recheck={() => void query.refetch()} />
          )
        }
      </QueryView>
      <KeyCard shown={query.data ?? null} recheck={() => void query.refetch()} />
    </Cards>
  );
}

function Shown({ shown, kept_at, again, recheck }: { shown: Verified; kept_at: string | null; again: () => void; recheck: () => void }) {
  const t = useT('proof');
  return (
    <>
      {kept_at !== null && <p className="text-balance text-center text-soft text-sm">{fill(t.saved_at, { at: momentShown(kept_at) })}</p>}
      <Verdict shown={shown} />
      <WitnessCard keys={shown.witnesses} seen={shown.verdict} recheck={recheck} />
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
