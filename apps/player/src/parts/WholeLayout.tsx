import type { ReactNode } from 'react';
import { useArrival } from './use-arrival.ts';

/** A screen that fills the phone. It frames itself; keys and screen readers are taken along to it, and back from it. */
export function WholeLayout({ children }: { children: ReactNode }) {
  useArrival(children);
  return children;
}
