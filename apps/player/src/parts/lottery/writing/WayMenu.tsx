import { useEffect } from 'react';
import { LaterPart, later } from '../../later-part.tsx';
import { LoneSkeleton } from '../../Skeleton.tsx';
import type { WaysProps } from './WayChooser.tsx';

const chooser = later<WaysProps>(async () => (await import('./WayChooser.tsx')).WayChooser);

/** The menu of the field, which most players open once: its code is its own. */
export function WayMenu(props: WaysProps) {
  return <LaterPart part={chooser} given={props} instead={<LoneSkeleton className="h-60 rounded-control" />} />;
}

/** Who has not chosen a way of writing yet is about to be asked: the menu is fetched before. */
export function useWayMenu(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) void chooser.load().catch(() => {});
  }, [isOpen]);
}
