import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function ProfileScreen() {
  return <PageSkeleton />;
}
