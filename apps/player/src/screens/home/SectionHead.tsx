import { Link } from 'wouter';
import { useT } from '../../app/language.ts';
import { NextIcon } from '../../parts/icons.tsx';

/** The name of a part of the home screen, and the way to all of it. */
export function SectionHead({ title, href }: { title: string; href: string }) {
  const t = useT();
  return (
    <div className="flex items-center justify-between">
      <h2 className="font-semibold">{title}</h2>
      <Link href={href} className="flex min-h-11 items-center gap-1 text-gold-ink text-sm" aria-label={`${t.home.see_all}: ${title}`}>
        {t.home.see_all}
        <NextIcon className="size-4" />
      </Link>
    </div>
  );
}
