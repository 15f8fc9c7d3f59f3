import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function TwoLotteryScreen() {
  return <PageSkeleton />;
}
