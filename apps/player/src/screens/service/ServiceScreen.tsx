import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function ServiceScreen() {
  return <PageSkeleton />;
}
