import { Alert, type AlertProps } from '@mantine/core';
import { Icon, type IconName } from './Icon.tsx';

// The colours of Mantine's titles are too pale on their own grounds.
const INK = { title: { color: 'var(--mantine-color-text)' } };

type CalloutProps = Omit<AlertProps, 'icon' | 'styles' | 'color' | 'variant'> & { color: string; icon?: IconName };

/** What an operator should not miss, on its colour: readable on each. `role` says whether it is read out as it comes. */
export function Callout({ icon = 'alert', ...more }: CalloutProps) {
  return <Alert {...more} styles={INK} icon={<Icon name={icon} />} />;
}
