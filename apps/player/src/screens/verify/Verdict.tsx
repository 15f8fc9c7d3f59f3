import { fill } from '@shwekan/phrases/fill';
import { type CheckState, RECEIPT_CHECKS } from '@shwekan/proof';
import { kyatShown } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { CheckIcon, ClockIcon, CloseIcon, DownloadIcon, QrIcon } from '../../parts/icons.tsx';
import { dayName } from '../../parts/lottery/day-names.ts';
import { VERDICT_LOOKS, VerdictIcon } from '../../parts/proof/VerdictIcon.tsx';
import type { Verified } from '../../parts/proof/verified.ts';
import { QrSheet } from '../../parts/QrSheet.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { paths } from '../../phone/paths.ts';

/** What a receipt shows: the verdict in a word, then step by step, then what it is about. */
export function Verdict({ shown }: { shown: Verified }) {
  const t = useT('proof');
  const { verdict, name } = shown;
  return (
    <>
      <Card>
        <div role="status" className={`flex flex-col items-center gap-1 rounded-control px-4 py-4 text-center ${VERDICT_LOOKS[name]}`}>
          <VerdictIcon name={name} className="size-9" />
          <b className="text-balance text-xl">{t.verdicts[name]}</b>
          <p className="text-balance text-ink">{t.meanings[name]}</p>
        </div>
        {verdict.slip !== null && <Steps shown={shown} />}
      </Card>
      {verdict.slip !== null && <Facts shown={shown} />}
    </>
  );
}

const STATES: Record<CheckState, { look: string; icon: ReactNode }> = {
  true: { look: 'text-good', icon: <CheckIcon className="size-5" /> },
  waiting: { look: 'text-soft', icon: <ClockIcon className="size-5" /> },
  unsure: { look: 'text-soft', icon: <span className="inline-block size-5 text-center leading-5">–</span> },
  unneeded: { look: 'text-soft', icon: <span className="inline-block size-5 text-center leading-5">–</span> },
  false: { look: 'font-semibold text-bad', icon: <CloseIcon className="size-5" /> },
};

function Steps({ shown }: { shown: Verified }) {
  const t = useT('proof');
  return (
    <ul className="mt-3 divide-y divide-line">
      {RECEIPT_CHECKS.map((check) => {
        const state = shown.verdict.checks[check];
        return (
          <li key={check} className="flex min-h-11 items-center gap-3 py-1.5">
            <span className={STATES[state].look}>{STATES[state].icon}</span>
            <span className="min-w-0 flex-1 text-balance">{t.checks[check]}</span>
            <span className={`shrink-0 text-sm ${STATES[state].look}`}>{t.states[state]}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ shown }: { shown: Verified }) {
  const t = useT('proof');
  const lottery = useT('lottery');
  const [is_open, setOpen] = useState(false);
  const { slip, number, owed_pya, closed_at, decided_at, day, is_called_off } = shown.verdict;
  if (slip === null) return null;
  const save = () => saveFile(new Blob([shown.text], { type: 'application/json' }), `${slip.voucher}.receipt.json`);
  return (
    <Card title={fill(t.slip, { voucher: slip.voucher })}>
      {is_called_off && <p className="mb-2 text-warn">{t.called_off}</p>}
      <Rows>
        <Row name={lottery.section} value={[slip.lottery, day && dayName(day, lottery), slip.section].filter(Boolean).join(' · ')} />
        <Row name={lottery.placed_at} value={momentShown(slip.accepted_at)} />
        <Row name={lottery.total_amount} value={<Amount pya={slip.total_pya} />} />
        <Row name={t.numbers} value={<span className="tabular-nums">{slip.numbers.join(' ')}</span>} />
        {closed_at !== null && <Row name={t.closed_at} value={momentShown(closed_at)} />}
        {number !== null && <Row name={t.number} value={<b className="amount text-lg">{number}</b>} />}
        {decided_at !== null && <Row name={t.decided_at} value={momentShown(decided_at)} />}
        {owed_pya !== null && (
          <Row
            name={t.owed}
            value={
              <b>
                <Amount pya={owed_pya} />
              </b>
            }
          />
        )}
      </Rows>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="brand" className="flex-auto" onClick={save}>
          <DownloadIcon className="size-5" />
          {t.save}
        </Button>
        <Button className="flex-auto" onClick={() => setOpen(true)}>
          <QrIcon className="size-5" />
          {t.qr}
        </Button>
      </div>
      <QrSheet
        title={t.proof}
        text={`${location.origin}${paths.verify}#${addressText(shown.receipt.promise)}`}
        caption={slip.voucher}
        hint={t.qr_hint}
        open={is_open}
        close={() => setOpen(false)}
      />
    </Card>
  );
}

function Amount({ pya }: { pya: number }) {
  const t = useT();
  return (
    <span className="amount">
      {kyatShown(pya)} {t.kyat}
    </span>
  );
}

/** A text as an address may carry it behind its `#`. */
function addressText(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
