import { fill } from '@shwekan/phrases/fill';
import type { ReceiptCheck } from '@shwekan/proof';
import { momentShown } from '@shwekan/ui';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { dayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { DownloadIcon, QrIcon } from '../../parts/icons.tsx';
import type { Verified } from '../../parts/proof/verified.ts';
import { QrSheet } from '../../parts/QrSheet.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { drawPath, paths } from '../../phone/paths.ts';
import { Amount } from './Amount.tsx';
import { VerdictHead, VerdictSteps } from './VerdictSteps.tsx';

/** What a receipt shows: the verdict in a word, then step by step, then what it is about. */
export function Verdict({ shown }: { shown: Verified }) {
  const t = useT('proof');
  const { verdict, name } = shown;
  return (
    <>
      <Card>
        <VerdictHead name={name} title={t.verdicts[name]} meaning={t.meanings[name]} />
        {verdict.slip !== null && (
          <VerdictSteps
            steps={(Object.keys(verdict.checks) as ReceiptCheck[]).map((check) => ({
              says: t.checks[check],
              state: verdict.checks[check],
            }))}
          />
        )}
      </Card>
      {verdict.slip !== null && <Facts shown={shown} />}
    </>
  );
}

function Facts({ shown }: { shown: Verified }) {
  const t = useT('proof');
  const lottery = useT('lottery');
  const today = useToday();
  const [is_open, setOpen] = useState(false);
  const { slip, number, owed_pya, closed_at, decided_at, day, is_called_off } = shown.verdict;
  if (slip === null) return null;
  const save = () => saveFile(new Blob([shown.text], { type: 'application/json' }), `${slip.voucher}.receipt.json`);
  return (
    <Card title={fill(t.slip, { voucher: slip.voucher })}>
      {is_called_off && <p className="mb-2 text-warn">{t.called_off}</p>}
      <Rows>
        <Row name={lottery.section} value={[slip.lottery, day && dayName(day, today, lottery), slip.section].filter(Boolean).join(' · ')} />
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
        <Row name={t.draws.open} href={drawPath(slip.draw)} />
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

/** A text as an address may carry it behind its `#`. */
function addressText(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
