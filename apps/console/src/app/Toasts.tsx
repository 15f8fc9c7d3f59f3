import { Notifications } from '@mantine/notifications';
import classes from './Menu.module.css';

/** Where the console says what was done. */
export function Toasts() {
  return <Notifications position="bottom-left" autoClose={5_000} classNames={{ root: classes.toasts }} />;
}
