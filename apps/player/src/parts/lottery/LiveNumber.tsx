import type { CSSProperties } from 'react';
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
    <section
      aria-label={t.live}
      className="grid min-w-0 grid-cols-[auto_1fr] items-center gap-x-3"
      style={{ '--mark': 'var(--gold)' } as CSSProperties}
    >
      <span className="amount min-w-16 font-bold text-5xl text-gold leading-none">{live?.twod ?? '--'}</span>
      <dl className="grid min-w-0 grid-cols-[auto_5rem] items-baseline justify-start gap-x-2 text-sm">
        <dt className="text-on-brand-soft leading-6">{t.set}</dt>
        <dd className="text-right leading-6">
          <MarkedText marked={markedIndex(live?.set ?? '')} fallback="--" />
        </dd>
        <dt className="text-on-brand-soft leading-6">{t.value}</dt>
        <dd className="text-right leading-6">
          <MarkedText marked={markedValue(live?.value ?? '')} fallback="--" />
        </dd>
      </dl>
      <span className="col-span-2 inline-flex items-center gap-1.5 text-on-brand-soft text-xs">
        <span className={`size-2 shrink-0 rounded-full ${DOTS[status]}`} />
        {t[STATUS[status]]}
      </span>
    </section>
  );
}

const DOTS = { open: 'bg-gold animate-shimmer', closed: 'bg-on-brand-soft', stale: 'border border-on-brand-soft' };
const STATUS = { open: 'live_open', closed: 'live_closed', stale: 'live_stale' } as const;
