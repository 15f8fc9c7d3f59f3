import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NextIcon } from './icons.tsx';

/** A raised sheet of paper on the page. */
export function Card({ title, children, className = '' }: { title?: string; children: ReactNode; className?: string }) {
  return (
    <section className={`rounded-card bg-card p-4 shadow-card zoomed:p-3 ${className}`}>
      {title && <h2 className="mb-3 font-semibold">{title}</h2>}
      {children}
    </section>
  );
}

/** The stack of cards a screen is made of. `isPaired`: two beside each other where there is room. */
export function Cards({ children, isPaired = false }: { children: ReactNode; isPaired?: boolean }) {
  const paired = isPaired ? 'lg:block lg:columns-2 lg:*:mb-4 lg:*:break-inside-avoid' : '';
  return <div className={`flex flex-1 flex-col gap-4 p-4 zoomed:p-2 ${paired}`}>{children}</div>;
}

/** Two panes beside each other where there is room, else one below the other; `Pane` is a pane of several cards. */
export function Panes({ children }: { children: ReactNode }) {
  return <div className={PANES}>{children}</div>;
}

export const PANES = 'panes flex flex-1 flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:content-start';

/** What one of two panes holds. */
export function Pane({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-4">{children}</div>;
}

type RowProps = { icon?: ReactNode; name: string; value?: ReactNode; href?: string; onClick?: () => void };

const rowShape = 'flex min-h-12 w-full items-center gap-3 py-1 text-left zoomed:gap-2';

/** A line of a card: a link, a button, or only told. */
export function Row({ icon, name, value, href, onClick }: RowProps) {
  const leads = href !== undefined || onClick !== undefined;
  const content = (
    <>
      {icon && <span className="huge:hidden text-gold-ink">{icon}</span>}
      <span className="flex min-w-0 flex-1 items-center gap-3 zoomed:flex-col zoomed:items-start zoomed:gap-0">
        <span className={`min-w-0 flex-1 text-balance ${leads ? '' : 'text-soft'}`}>{name}</span>
        {value !== undefined && (
          <span className={`min-w-0 max-w-[60%] break-words text-right zoomed:max-w-full zoomed:text-left ${leads ? 'text-soft' : ''}`}>
            {value}
          </span>
        )}
      </span>
      {leads && <NextIcon className="size-5 text-soft" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={rowShape}>
        {content}
      </Link>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" onClick={onClick} className={rowShape}>
        {content}
      </button>
    );
  }
  return <div className={rowShape}>{content}</div>;
}

/** Lines of a card with rules between them. */
export function Rows({ children, className = '-my-2' }: { children: ReactNode; className?: string }) {
  return <div className={`${className} divide-y divide-line`}>{children}</div>;
}
