import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../../house/language.ts';

type Status = keyof typeof STATUS;

/** A moving number large, beside it the values it is read from and whether it moves. */
export function LiveFrame({ number = '--', status, children }: { number: string | undefined; status: Status; children: ReactNode }) {
  const t = useT('moments');
  return (
    <section
      aria-label={t.live}
      className="flex min-w-0 items-center gap-1.5 huge:flex-wrap"
      style={{ '--mark': 'var(--gold)' } as CSSProperties}
    >
      <span className="amount font-bold text-4xl min-[22.5em]:min-w-16 min-[22.5em]:text-5xl text-gold leading-none">{number}</span>
      <div className="min-w-0 aside:hidden">
        <dl className="grid grid-cols-[auto_auto] items-baseline justify-start gap-x-1 text-xs min-[22.5em]:grid-cols-[auto_5rem] min-[22.5em]:text-sm">
          {children}
        </dl>
        <span className="flex items-center gap-1.5 whitespace-nowrap text-on-brand-soft text-xs leading-4">
          <span className={`drawn size-2 shrink-0 rounded-full ${DOTS[status]}`} />
          {t[STATUS[status]]}
        </span>
      </div>
    </section>
  );
}

const DOTS = { open: 'bg-gold animate-shimmer', closed: 'bg-on-brand-soft', stale: 'border border-on-brand-soft' };
const STATUS = { open: 'live_open', closed: 'live_closed', stale: 'live_stale' } as const;
