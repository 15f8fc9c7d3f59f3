import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function RegisterScreen() {
  return <PageSkeleton />;
}
