import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function PasswordScreen() {
  return <PageSkeleton />;
}
