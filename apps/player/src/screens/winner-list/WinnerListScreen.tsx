import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function WinnerListScreen() {
  return <PageSkeleton />;
}
