import { Outlet } from '@tanstack/react-router';
import { useBusy } from './busy-server.ts';
import classes from './Menu.module.css';

/** Every page, and above whatever of it is there already that the server is busy, as long as it is. */
export function EveryPage() {
  const isBusy = useBusy();
  return (
    <>
      <div className={classes.busy} aria-live="polite">
        {isBusy && <p>The service is busy. It is asked again by itself.</p>}
      </div>
      <Outlet />
    </>
  );
}
