import { fill } from '@shwekan/phrases/fill';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Logo } from '../../parts/Logo.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';

type Banner = { id: number; image: string; link: string | null; title: string };

/** Banners to swipe through, with dots that lead to each. Without banners the house's own name stands there, so that nothing below jumps. */
export function Banners() {
  const t = useT();
  const answer = useCall('GET /api/banner');
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const banners = answer.data?.data ?? [];
  // As high as a banner and its dots.
  if (answer.isPending) {
    return (
      <div className="px-4 pb-5">
        <LoneSkeleton className="aspect-[5/2] w-full rounded-card" />
      </div>
    );
  }
  if (banners.length === 0) {
    return (
      <div className="px-4 pb-5">
        <div className="flex aspect-[5/2] items-center justify-center rounded-card bg-brand bg-linear-to-br from-brand-raised to-brand">
          <Logo />
        </div>
      </div>
    );
  }

  function look() {
    const element = strip.current;
    if (element !== null) setPlace(Math.round(element.scrollLeft / element.clientWidth));
  }
  function swipeTo(target: number) {
    const element = strip.current;
    element?.scrollTo({ left: target * element.clientWidth });
  }

  return (
    <section aria-label={t.home.banners}>
      <div ref={strip} onScroll={look} className="no-bar flex snap-x snap-mandatory overflow-x-auto scroll-smooth">
        {banners.map((banner, index) => (
          <div key={banner.id} className="w-full shrink-0 snap-center px-4">
            <BannerPicture banner={banner} name={banner.title || fill(t.home.banner, { number: index + 1, count: banners.length })} />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className="-my-3 flex justify-center">
          {banners.map((banner, index) => (
            <button
              type="button"
              key={banner.id}
              aria-label={fill(t.home.banner, { number: index + 1, count: banners.length })}
              aria-current={index === place}
              onClick={() => swipeTo(index)}
              className="group flex h-11 w-11 items-center justify-center"
            >
              <span className="drawn block h-2 w-2 rounded-full bg-edge transition-all group-aria-[current=true]:w-6 group-aria-[current=true]:bg-gold-deep" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function BannerPicture({ banner, name }: { banner: Banner; name: string }) {
  const picture = (
    <Picture
      src={banner.image}
      alt={name}
      width={1000}
      height={400}
      loading="lazy"
      className="aspect-[5/2] w-full rounded-card object-cover"
    />
  );
  if (banner.link?.startsWith('/')) return <Link href={banner.link}>{picture}</Link>;
  if (banner.link !== null && /^https?:/.test(banner.link)) {
    return (
      <a href={banner.link} target="_blank" rel="noreferrer">
        {picture}
      </a>
    );
  }
  return picture;
}
