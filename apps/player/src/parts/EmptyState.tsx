import type { ReactNode } from 'react';
import { Drawing } from './art/Drawing.tsx';
import type { DrawingKind } from './art/Illustration.tsx';

type EmptyStateProps = { kind: DrawingKind; title: string; hint: string; action?: ReactNode };

/** An empty list: what it would hold, drawn and said, and what to do next. */
export function EmptyState({ kind, title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Drawing kind={kind} />
      <p className="text-balance font-semibold">{title}</p>
      <p className="text-balance text-soft">{hint}</p>
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
