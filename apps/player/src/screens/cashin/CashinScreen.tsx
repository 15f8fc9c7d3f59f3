import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function CashinScreen() {
  return <PageSkeleton />;
}
