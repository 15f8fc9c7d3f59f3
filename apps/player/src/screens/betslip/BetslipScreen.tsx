import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function BetslipScreen() {
  return <PageSkeleton />;
}
