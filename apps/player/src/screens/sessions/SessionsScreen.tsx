import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function SessionsScreen() {
  return <PageSkeleton />;
}
