import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { NextIcon } from '../../parts/icons.tsx';

/** The name of a part of the home screen, and the way to all of it. */
export function SectionHead({ title, href }: { title: string; href: string }) {
  const t = useT();
  return (
    <div className="flex items-center justify-between gap-x-3 zoomed:flex-wrap">
      <h2 className="min-w-0 font-bold">{title}</h2>
      <Link
        href={href}
        className="flex min-h-11 shrink-0 items-center whitespace-nowrap gap-1 text-gold-ink text-sm"
        aria-label={`${t.home.see_all}: ${title}`}
      >
        {t.home.see_all}
        <NextIcon className="size-4" />
      </Link>
    </div>
  );
}
