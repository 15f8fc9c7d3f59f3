import type { ReactNode } from 'react';
import classes from './Choices.module.css';

/** The buttons of which one is pressed: to the right, and on a phone side by side over the whole width. The one that goes on is filled. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={classes.choices}>{children}</div>;
}
