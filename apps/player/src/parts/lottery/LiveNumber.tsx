import { useT } from '../../app/language.ts';
import { useCall } from '../../app/query.ts';
import { MarkedText } from './MarkedText.tsx';
import { markedIndex, markedValue } from './source-digits.ts';

/** Kept up by the stream; asked for as well, in case the stream is not heard. */
const ASK_EVERY_MS = 20_000;

/** The moving 2D number with what it is read from. On the brand's dark ground. */
export function LiveNumber() {
  const t = useT('lottery');
  const live = useCall('GET /api/live_2d', undefined, { refetchInterval: ASK_EVERY_MS }).data?.data;
  const status = live?.status ?? 'stale';
  return (
    <section aria-label={t.live} className="flex min-w-0 items-center gap-3" style={{ '--mark': 'var(--gold)' } as React.CSSProperties}>
      <div className="flex flex-col items-center">
        <span className="amount font-bold text-5xl text-gold leading-none">{live?.twod ?? '--'}</span>
        <span className="mt-2 inline-flex items-center gap-1 text-on-brand-soft text-xs leading-4">
          <span className={`size-2 shrink-0 rounded-full ${DOTS[status]}`} />
          {t[STATUS[status]]}
        </span>
      </div>
      <dl className="grid min-w-0 grid-cols-[auto_1fr] items-baseline gap-x-2 text-sm">
        <dt className="text-on-brand-soft">{t.set}</dt>
        <dd className="text-right">
          <MarkedText marked={markedIndex(live?.set ?? '')} fallback="--" />
        </dd>
        <dt className="text-on-brand-soft">{t.value}</dt>
        <dd className="text-right">
          <MarkedText marked={markedValue(live?.value ?? '')} fallback="--" />
        </dd>
      </dl>
    </section>
  );
}

const DOTS = { open: 'bg-gold animate-shimmer', closed: 'bg-on-brand-soft', stale: 'border border-on-brand-soft' };
const STATUS = { open: 'live_open', closed: 'live_closed', stale: 'live_stale' } as const;
