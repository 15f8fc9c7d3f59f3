import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { dayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Choice } from '../../parts/numbers/Choice.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useScreenState } from '../../phone/screen-state.ts';
import { NumberHeat } from './NumberHeat.tsx';
import { OftenTable } from './OftenTable.tsx';

type Figures = Answer<'GET /api/number_figures/:lottery'>['data'];
type Kind = 'numbers' | 'heads' | 'tails' | 'breaks' | 'doubles';

const SPANS = ['30', '90', '365', '1825'] as const;
/** Of 3D, which has two draws a month, a few days tell nothing. */
const LONG_SPANS = ['365', '1825'] as const;
const KINDS: Record<1 | 2 | 3, readonly Kind[]> = {
  1: ['numbers'],
  2: ['numbers', 'heads', 'tails', 'breaks', 'doubles'],
  3: ['heads', 'tails', 'breaks', 'doubles'],
};
const DIGITS: Record<LotteryCode, 1 | 2 | 3> = { '1D': 1, C1D: 1, '2D': 2, C2D: 2, '3D': 3 };

/** How often numbers, heads, tails, breaks and doubles came out, and how long ago they last did. */
export function FiguresView({ code }: { code: LotteryCode }) {
  const t = useT('numbers');
  const digits = DIGITS[code];
  const spans = digits === 3 ? LONG_SPANS : SPANS;
  const kinds = KINDS[digits];
  const [span, setSpan] = useScreenState<string>('span', '90');
  const [wanted, setKind] = useScreenState<Kind>('kind', 'numbers');
  const days = spans.find((it) => it === span) ?? spans[0];
  const kind = kinds.find((it) => it === wanted) ?? kinds[0] ?? 'numbers';
  const figures = useCall('GET /api/number_figures/:lottery', { params: { lottery: code }, query: { days: Number(days) } });
  const nameOf = (it: Kind) => (it === 'doubles' && digits === 3 ? t.triples : t[it]);
  return (
    <>
      <Choice name={t.span} options={spans.map((it) => [it, t[`span_${it}`]] as const)} chosen={days} choose={setSpan} />
      {kinds.length > 1 && (
        <Choice name={t.figures} options={kinds.map((it) => [it, nameOf(it)] as const)} chosen={kind} choose={setKind} />
      )}
      <QueryView query={figures}>
        {({ data }) => (data.draws === 0 ? <NoneCounted /> : <Counted data={data} kind={kind} digits={digits} name={nameOf(kind)} />)}
      </QueryView>
    </>
  );
}

function NoneCounted() {
  const t = useT('numbers');
  return <EmptyState kind="results" title={t.none_counted} hint={t.none_counted_next} />;
}

type CountedProps = { data: Figures; kind: Kind; digits: 1 | 2 | 3; name: string };

function Counted({ data, kind, digits, name }: CountedProps) {
  const t = useT('numbers');
  const names = useT('lottery');
  const today = useToday();
  const isWhole = kind === 'numbers' || kind === 'doubles';
  const expected = data.draws / (isWhole ? 10 ** digits : 10);
  const rows =
    kind === 'numbers' || kind === 'doubles'
      ? data[kind].map((it) => ({ ...it, name: it.number }))
      : data[kind].map((it) => ({ ...it, name: String(it.digit) }));
  const { draws, since } = data;
  return (
    <>
      <p className="text-soft text-sm">
        {fill(t.counted, { draws, day: dayName(since ?? today, today, names), expected: about(expected) })}
        {kind === 'breaks' && ` ${t.break_is}`}
      </p>
      {kind === 'numbers' && digits === 2 ? <NumberHeat rows={rows} /> : <OftenTable name={name} rows={rows} />}
    </>
  );
}

/** A triple of 3D is expected once in a thousand draws: that is rare, and not never. */
function about(expected: number): string {
  if (expected < 0.1) return String(Number(expected.toPrecision(2)));
  return expected < 10 ? String(Math.round(expected * 10) / 10) : String(Math.round(expected));
}
