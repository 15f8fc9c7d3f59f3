import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function NotificationsScreen() {
  return <PageSkeleton />;
}
