import type { AnswerRow } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Card } from '../../parts/Card.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { dayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { QueryView } from '../../parts/QueryView.tsx';

type Hint = AnswerRow<'GET /api/number_hints/:lottery'>;

/** What others call likely, day by day, each with who says so: marked so that nobody takes it for a result. */
export function HintsView({ code }: { code: LotteryCode }) {
  const t = useT('numbers');
  const hints = useCall('GET /api/number_hints/:lottery', { params: { lottery: code } });
  return (
    <QueryView query={hints}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState kind="results" title={t.no_hints} hint={t.no_hints_next} />
        ) : (
          <>
            <p className="text-soft text-sm">{t.hints_are}</p>
            {[...new Set(data.map((it) => it.date))].map((day) => (
              <DayHints key={day} day={day} hints={data.filter((it) => it.date === day)} />
            ))}
          </>
        )
      }
    </QueryView>
  );
}

function DayHints({ day, hints }: { day: string; hints: readonly Hint[] }) {
  const names = useT('lottery');
  const today = useToday();
  return (
    <Card title={`${day === today ? `${names.today}, ` : ''}${dayName(day, today, names)}`}>
      <ul className="-my-2 divide-y divide-line">
        {hints.map((it) => (
          <HintRow key={`${it.section} ${it.kind}`} hint={it} />
        ))}
      </ul>
    </Card>
  );
}

function HintRow({ hint: { section, kind, number, source } }: { hint: Hint }) {
  const t = useT('numbers');
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="amount min-w-12 shrink-0 rounded-control border-2 border-edge border-dashed px-2 py-1 text-center font-semibold text-lg">
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="amount font-semibold">{section}</b>
          <Chip tone="plain">{kind === 'modern' ? t.modern : t.internet}</Chip>
        </span>
        <span className="wrap-anywhere block text-soft text-sm">{fill(t.said_by, { source })}</span>
      </span>
    </li>
  );
}
