import { PageSkeleton } from '../../parts/Skeleton.tsx';

export function SettingScreen() {
  return <PageSkeleton />;
}
