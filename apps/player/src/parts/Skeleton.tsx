import type { ReactNode } from 'react';
import { useT } from '../house/language.ts';

const GREY = 'block animate-shimmer rounded-control bg-line/70';

/** A grey place that keeps the room of a part of what is still coming: what it stands in says that it comes. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`${GREY} ${className}`} />;
}

/** A grey place that stands alone, and says itself that it is still coming. */
export function LoneSkeleton({ className }: { className: string }) {
  return <Coming className={`${GREY} ${className}`} />;
}

/** Rows of a list that is still coming, as the cards they will stand on. */
export function SkeletonRows({ count = 4, className = 'h-16' }: { count?: number; className?: string }) {
  return (
    <Coming className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike
        <span key={row} className={`flex w-full flex-col justify-center gap-2.5 rounded-card bg-card px-4 shadow-card ${className}`}>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </span>
      ))}
    </Coming>
  );
}

/** The room of what is still coming, which says that it is. */
export function Coming({ className, children }: { className: string; children?: ReactNode }) {
  const t = useT();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t.loading}</span>
      {children}
    </div>
  );
}

/** A whole screen that is still coming. */
export function PageSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4">
      <SkeletonRows count={1} className="h-32" />
      <SkeletonRows />
    </div>
  );
}
