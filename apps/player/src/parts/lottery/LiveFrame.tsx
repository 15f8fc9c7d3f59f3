import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../../house/language.ts';

type Status = keyof typeof STATUS;

/** A moving number large, beside it the values it is read from, below whether it moves. */
export function LiveFrame({ number = '--', status, children }: { number: string | undefined; status: Status; children: ReactNode }) {
  const t = useT('lottery');
  return (
    <section
      aria-label={t.live}
      className="grid min-w-0 grid-cols-[auto_1fr] items-center gap-x-2 min-[21.875em]:gap-x-3"
      style={{ '--mark': 'var(--gold)' } as CSSProperties}
    >
      <span className="amount font-bold text-4xl min-[21.875em]:min-w-16 min-[21.875em]:text-5xl text-gold leading-none">{number}</span>
      <dl className="grid min-w-0 grid-cols-[auto_auto] items-baseline justify-start gap-x-2 text-xs min-[21.875em]:grid-cols-[auto_5rem] min-[21.875em]:text-sm">
        {children}
      </dl>
      <span className="col-span-2 inline-flex items-center gap-1.5 text-on-brand-soft text-xs">
        <span className={`drawn size-2 shrink-0 rounded-full ${DOTS[status]}`} />
        {t[STATUS[status]]}
      </span>
    </section>
  );
}

const DOTS = { open: 'bg-gold animate-shimmer', closed: 'bg-on-brand-soft', stale: 'border border-on-brand-soft' };
const STATUS = { open: 'live_open', closed: 'live_closed', stale: 'live_stale' } as const;
