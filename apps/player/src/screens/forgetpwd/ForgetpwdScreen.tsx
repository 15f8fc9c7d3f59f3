import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function ForgetpwdScreen() {
  return <PageSkeleton />;
}
