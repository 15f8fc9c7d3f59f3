import { Link } from 'wouter';
import { useT } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../app/query.ts';
import { Answered } from '../../parts/Answered.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { SectionHead } from './SectionHead.tsx';

/** The server's own word for a number that is not drawn yet. */
const NOT_DRAWN = 'Coming Soon';

/** Today's 2D numbers by section. */
export function LatestResults() {
  const t = useT();
  const today = useCall('GET /api/luckynumber_daily');
  return (
    <section className="px-4">
      <SectionHead title={t.home.latest} href={paths.winNumber} />
      <Answered query={today} skeleton={<Skeleton className="h-21 w-full rounded-card" />}>
        {(numbers) =>
          numbers.length === 0 ? (
            <p className="rounded-card bg-card p-4 text-center text-soft shadow-card">{t.home.latest_empty}</p>
          ) : (
            <Link href={paths.winNumber} className="grid grid-cols-4 divide-x divide-line rounded-card bg-card py-3 shadow-card">
              {numbers.map((it) => (
                <span key={it.section} className="flex flex-col items-center justify-end px-1 text-center">
                  <span className="amount text-soft text-xs">{it.section}</span>
                  {it['2d'] === NOT_DRAWN ? (
                    <span className="flex min-h-11 items-center text-soft text-xs">{t.coming_soon}</span>
                  ) : (
                    <span className="amount flex min-h-11 items-center font-black text-3xl text-gold-ink">{it['2d']}</span>
                  )}
                </span>
              ))}
            </Link>
          )
        }
      </Answered>
    </section>
  );
}
