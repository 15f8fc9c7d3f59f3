import { fill } from '@shwekan/phrases/fill';
import { dayShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useAdults, useMinimumAge } from '../../house/minimum-age.ts';
import { useCall } from '../../house/query.ts';
import { SocialLinks, setLinks } from '../../parts/SocialLinks.tsx';
import { houseName } from '../../phone/house-name.ts';

/** How players reach the house, its licence, and who may play. */
export function Footer() {
  const moments = useT('moments');
  const links = useCall('GET /api/social_link').data?.data;
  const { licence, licence_expires_on } = useCall('GET /api/app-setting').data?.data ?? {};
  return (
    <footer className="mt-auto flex flex-col gap-4 px-4 pt-4 text-center text-soft text-sm">
      {links !== undefined && setLinks(links).length > 0 && (
        <section>
          <h2 className="pb-2 font-semibold text-base text-ink">{moments.contact}</h2>
          <SocialLinks links={links} />
        </section>
      )}
      <p className="flex items-center justify-center gap-3 text-left huge:flex-col huge:text-center">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-bad font-bold text-bad"
        >
          {useMinimumAge()}+
        </span>
        <span>
          {useAdults()}
          <br />
          {fill(moments.licence, { house: houseName() })}
          {licence && licence_expires_on ? ` ${fill(moments.licence_until, { licence, day: dayShown(licence_expires_on) })}` : null}
        </span>
      </p>
    </footer>
  );
}
