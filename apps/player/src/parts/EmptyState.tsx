import type { ReactNode } from 'react';
import { Drawing } from './art/Drawing.tsx';
import type { DrawingKind } from './art/Illustration.tsx';
import { ButtonLink } from './Button.tsx';

/** `way`: the name of the screen where one goes on, and its path; `action` stands for what is no way to a screen. */
type EmptyStateProps = { kind: DrawingKind; title: string; hint: string; way?: readonly [name: string, path: string]; action?: ReactNode };
type EmptyPartProps = { icon: ReactNode; title: string; hint: string };

/** An empty list: what it would hold, drawn and said, and what to do next. */
export function EmptyState({ kind, title, hint, way, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Drawing kind={kind} />
      <p className="text-balance font-semibold">{title}</p>
      <p className="text-balance text-soft">{hint}</p>
      {way && (
        <ButtonLink look="gold" href={way[1]} className="mt-2">
          {way[0]}
        </ButtonLink>
      )}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}

/** An empty list that is only a part of its screen: said in a line, so that it takes no more room than what it would hold. */
export function EmptyPart({ icon, title, hint }: EmptyPartProps) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line border-dashed px-4 py-3">
      <span className="text-soft">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-soft text-sm">{hint}</p>
      </div>
    </div>
  );
}
