import type { ReactNode } from 'react';
import { ListIcon } from './icons.tsx';

/** An empty list: what it would hold, and what to do next. */
export function EmptyState({ title, hint, action, icon }: { title: string; hint: string; action?: ReactNode; icon?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-10 text-center">
      <span className="rounded-full bg-gold-wash p-3 text-gold-ink">{icon ?? <ListIcon className="size-7" />}</span>
      <p className="font-semibold">{title}</p>
      <p className="text-soft">{hint}</p>
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
