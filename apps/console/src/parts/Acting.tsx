import type { ReactNode } from 'react';
import { useActsHere } from './use-acts-here.ts';

/** What an operator does on a page: who only reads it is shown none of it. */
export function Acting({ children }: { children: ReactNode }) {
  return useActsHere() ? children : null;
}
