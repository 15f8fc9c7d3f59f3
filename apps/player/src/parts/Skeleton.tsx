/** A grey place that keeps the room of what is still coming. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-shimmer rounded-control bg-line ${className}`} />;
}

/** Rows of a list that is still coming. */
export function SkeletonRows({ count = 4, className = 'h-16' }: { count?: number; className?: string }) {
  return (
    <div className="flex flex-col gap-3" role="status">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike
        <Skeleton key={row} className={`w-full ${className}`} />
      ))}
    </div>
  );
}

/** A whole screen that is still coming. */
export function PageSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4">
      <Skeleton className="h-32 w-full" />
      <SkeletonRows />
    </div>
  );
}
