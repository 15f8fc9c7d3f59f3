import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export type ButtonLook = 'gold' | 'brand' | 'outline' | 'quiet' | 'danger' | 'text' | 'off';

const looks: Record<ButtonLook, string> = {
  gold: 'bg-gold text-on-gold font-semibold active:bg-gold-deep',
  brand: 'bg-leaf text-on-brand font-semibold active:bg-brand',
  outline: 'border border-gold text-gold font-semibold active:bg-brand',
  quiet: 'border border-edge bg-card text-ink active:bg-sunk',
  text: 'text-gold-ink active:bg-sunk',
  /** As one that is disabled, and heard all the same. */
  off: 'bg-line text-soft opacity-70 font-semibold',
  danger: 'border border-bad bg-card text-bad active:bg-bad-wash',
};

/** What cannot be pressed now is grey, whatever its look. */
export const DISABLED = 'disabled:border-transparent disabled:bg-line disabled:text-soft disabled:opacity-70';

const shape = `button inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-balance text-center transition ${DISABLED}`;

function classes(look: ButtonLook, wide: boolean, more = ''): string {
  return `${shape} ${looks[look]} ${wide ? 'w-full' : ''} ${more}`;
}

type Looks = { look?: ButtonLook; wide?: boolean };

/** A button of at least 44 px. `type` is "button" unless said otherwise. */
export function Button({ look = 'quiet', wide = false, className, type = 'button', ...rest }: ComponentProps<'button'> & Looks) {
  return <button type={type} className={classes(look, wide, className)} {...rest} />;
}

type ButtonLinkProps = Looks & { href: string; className?: string; onClick?: () => void; children: React.ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ look = 'quiet', wide = false, className, ...rest }: ButtonLinkProps) {
  return <Link className={classes(look, wide, className)} {...rest} />;
}

/** A round icon button with a name for screen readers. */
export function IconButton({ name, className = '', ...rest }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full transition disabled:opacity-40 ${className}`}
      {...rest}
    />
  );
}
