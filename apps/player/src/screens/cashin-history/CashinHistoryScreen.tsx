import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function CashinHistoryScreen() {
  return <PageSkeleton />;
}
