import { fill } from '@shwekan/phrases/fill';
import type { DrawCheck, DrawHistory } from '@shwekan/proof';
import type { LotteryCode } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { dayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { DownloadIcon } from '../../parts/icons.tsx';
import type { VerifiedDraw } from '../../parts/proof/verified-draw.ts';
import { saveFile } from '../../parts/save-file.ts';
import { Amount } from './Amount.tsx';
import { VerdictHead, VerdictSteps } from './VerdictSteps.tsx';

const HUNDREDTHS = 100;
const CALLED_OFF = { proven: 'voided', booked: 'voiding' } as const;
/** Where a time of the log, 2026-11-23T05:31:09.000000Z, has its seconds. */
const SECONDS = [17, 19] as const;

/** What the log says of a draw: the verdict in a word, step by step, then its story. */
export function DrawVerdict({ shown }: { shown: VerifiedDraw }) {
  const t = useT('proof');
  const { verdict, name, growth } = shown;
  const { history, checks } = verdict;
  // Of a draw that was called off nothing is said of a number.
  const means = history?.voided_at == null || !(name in CALLED_OFF) ? name : CALLED_OFF[name as keyof typeof CALLED_OFF];
  return (
    <>
      <Card>
        <VerdictHead name={name} title={t.draws.verdicts[name]} meaning={t.draws.meanings[means]} />
        {history !== null && (
          <VerdictSteps
            steps={(Object.keys(checks) as DrawCheck[]).map((check) => ({ says: t.draws.checks[check], state: checks[check] }))}
          />
        )}
        {growth !== null && (
          <p className={`mt-2 text-balance text-sm ${growth.is_grown ? 'text-soft' : 'font-semibold text-bad'}`}>
            {fill(growth.is_grown ? t.draws.grown : t.draws.forked, { at: momentShown(growth.seen_at) })}
          </p>
        )}
      </Card>
      {history !== null && <History history={history} text={shown.text} />}
    </>
  );
}

function History({ history, text }: { history: DrawHistory; text: string }) {
  const t = useT('proof');
  const lottery = useT('lottery');
  const today = useToday();
  const names = useT();
  const { day, section, book, results, payments, voided_at } = history;
  const name = history.lottery in names.lotteries ? names.lotteries[history.lottery as LotteryCode] : history.lottery;
  const standing = payments.find((it) => !it.is_reversed);
  const save = () => saveFile(new Blob([text], { type: 'application/json' }), `draw-${history.draw}.proof.json`);
  return (
    <>
      <Card title={[name, day && dayName(day, today, lottery), section].filter(Boolean).join(' · ')}>
        <Rows>
          {results.map((it) => (
            <Result key={it.at} result={it} />
          ))}
          {voided_at !== null && <Row name={t.draws.voided_at} value={<Moment at={voided_at} />} />}
          {payments.map((it) => (
            <Row
              key={it.at}
              name={it.is_refund ? t.draws.refunded : t.draws.paid}
              value={<Told is_reversed={it.is_reversed}>{it.paid_pya !== null && <Amount pya={it.paid_pya} />}</Told>}
            />
          ))}
          {standing !== undefined && <Row name={t.draws.winner_count} value={standing.slip_count} />}
          {standing?.checked_at != null && <Row name={t.draws.checked_at} value={<Moment at={standing.checked_at} />} />}
          {book?.total_pya != null && standing?.paid_pya != null && (
            <Row
              name={t.draws.kept}
              value={
                <b>
                  <Amount pya={book.total_pya - standing.paid_pya} />
                </b>
              }
            />
          )}
        </Rows>
      </Card>
      {book !== null && (
        <Card title={t.draws.book}>
          <Rows>
            <Row name={t.closed_at} value={<Moment at={book.closed_at} />} />
            <Row name={t.draws.book_at} value={<Moment at={book.at} />} />
            {results[0] !== undefined && <Row name={t.decided_at} value={<Moment at={results[0].at} />} />}
            <Row name={t.draws.slip_count} value={book.slip_count} />
            {book.total_pya !== null && <Row name={t.draws.total} value={<Amount pya={book.total_pya} />} />}
            {book.worst_pya !== null && <Row name={t.draws.worst} value={<Amount pya={book.worst_pya} />} />}
          </Rows>
        </Card>
      )}
      <Terms terms={history.terms} />
      <Button wide look="brand" onClick={save}>
        <DownloadIcon className="size-5" />
        {t.draws.save}
      </Button>
    </>
  );
}

function Result({ result }: { result: DrawHistory['results'][number] }) {
  const t = useT('proof');
  const { number, sources, is_by_operators, is_reversed } = result;
  return (
    <Row
      name={t.number}
      value={
        <Told is_reversed={is_reversed}>
          <b className="amount text-lg">{number}</b>
          {sources.map((it) => (
            <span key={`${it.name} ${it.set} ${it.value}`} className="block text-soft text-sm">
              <span className="block">{it.name}</span>
              <span className="amount">{[it.set, it.value].filter(Boolean).join(' · ')}</span>
            </span>
          ))}
          {is_by_operators && <span className="block text-soft text-sm">{t.draws.by_operators}</span>}
        </Told>
      }
    />
  );
}

/** What was told of a round, crossed out when it was taken back. */
function Told({ is_reversed, children }: { is_reversed: boolean; children: ReactNode }) {
  const t = useT('proof');
  if (!is_reversed) return children;
  return (
    <>
      <s>{children}</s>
      <span className="block text-sm text-warn">{t.draws.reversed}</span>
    </>
  );
}

/** The terms by which the draw ran, the newest first: each change of them stands in the log. */
function Terms({ terms }: { terms: DrawHistory['terms'] }) {
  const t = useT('proof');
  return (
    <Card title={t.draws.terms}>
      {[...terms].reverse().map((it, place) => (
        <div key={it.at} className={place === 0 ? '' : 'mt-4 border-line border-t pt-3'}>
          <p className="mb-1 text-soft text-sm">{fill(t.draws.terms_from, { at: it.at === null ? '' : momentShown(it.at) })}</p>
          <Rows>
            <Row name={t.draws.closes_at} value={<Moment at={it.closes_at} />} />
            {it.odds_hundredths !== null && <Row name={t.draws.odds} value={`×${it.odds_hundredths / HUNDREDTHS}`} />}
            {it.tot_odds_hundredths !== null && <Row name={t.draws.tot_odds} value={`×${it.tot_odds_hundredths / HUNDREDTHS}`} />}
            {it.cap_pya !== null && <Row name={t.draws.cap} value={<Amount pya={it.cap_pya} />} />}
          </Rows>
        </div>
      ))}
    </Card>
  );
}

/** To the second: a book is sealed only seconds before its number. */
function Moment({ at }: { at: string | null }) {
  return <span className="tabular-nums">{at === null ? '–' : `${momentShown(at)}:${at.slice(...SECONDS)}`}</span>;
}
