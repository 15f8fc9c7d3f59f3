import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function WinNumberScreen() {
  return <PageSkeleton />;
}
