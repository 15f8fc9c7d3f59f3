import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function LoginScreen() {
  return <PageSkeleton />;
}
