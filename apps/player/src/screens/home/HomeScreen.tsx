import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function HomeScreen() {
  return <PageSkeleton />;
}
