import { keepWords } from '@shwekan/phrases/burmese';
import type { LotteryCode } from '@shwekan/rules';
import { type CSSProperties, Fragment } from 'react';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ShieldIcon } from '../../parts/icons.tsx';
import { MarkedText } from '../../parts/numbers/MarkedText.tsx';
import { drawPath } from '../../phone/paths.ts';
import { type Result, sourcesOf } from './results.ts';

type DayResultsProps = {
  code: LotteryCode;
  results: readonly Result[];
  /** Sections of the day, today's, that have no number yet. */
  ahead: readonly string[];
  /** Why the lottery rests on the day, if it does. */
  rest: string | null;
};

/** The lucky numbers of a day, section by section; today also those still to come. */
export function DayResults({ code, results, ahead, rest }: DayResultsProps) {
  const t = useT('lottery');
  if (results.length === 0 && ahead.length === 0)
    return <EmptyState kind="results" title={t.no_results} hint={rest === null ? t.no_results_next : keepWords(rest)} />;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {results.map((result) => (
          <ResultRow key={result.id} code={code} result={result} />
        ))}
        {ahead.map((section) => (
          <li key={section} className="flex min-h-20 items-center gap-4 rounded-card border border-edge border-dashed px-4 py-3">
            <span className="amount w-14 text-center font-bold text-4xl text-soft leading-none">--</span>
            <span className="flex-1">
              <b className="amount block">{section}</b>
              <span className="text-soft text-sm">{t.coming_soon}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-soft text-sm">{t.how_it_came[code]}</p>
    </div>
  );
}

function ResultRow({ code, result }: { code: LotteryCode; result: Result }) {
  const t = useT('lottery');
  const names = useT('moments');
  const title = useT().titles.verify;
  const sources = sourcesOf(code, result);
  return (
    <li
      className="flex min-h-20 items-center gap-4 max-[349px]:gap-2.5 zoomed:flex-wrap rounded-card border border-line bg-card px-4 max-[349px]:px-3 py-3 shadow-card"
      style={{ '--mark': 'var(--gold-ink)' } as CSSProperties}
    >
      <span className="amount min-w-14 shrink-0 text-center font-bold text-4xl text-gold-ink leading-none">{result.lucky_number}</span>
      <span className="min-w-fit flex-1">
        <b className="amount block">{result.section}</b>
        <Link href={drawPath(result.id)} className="-my-1 inline-flex min-h-9 items-center gap-1 text-gold-ink text-sm">
          <ShieldIcon className="size-4" />
          {title}
        </Link>
      </span>
      {sources.length === 0 ? (
        <span className="max-w-40 text-right text-soft text-sm">{t.entered}</span>
      ) : (
        <dl className="grid min-w-0 grid-cols-[minmax(0,auto)_auto] items-baseline gap-x-2 text-right text-sm">
          {sources.map(({ says, text, marked }) => (
            <Fragment key={says}>
              <dt className="text-soft">{names[says]}</dt>
              <dd>
                <MarkedText marked={marked} fallback={text} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </li>
  );
}
