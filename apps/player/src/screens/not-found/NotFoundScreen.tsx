import { useT } from '../../house/language.ts';
import { Drawing } from '../../parts/art/Drawing.tsx';
import { ButtonLink } from '../../parts/Button.tsx';
import { paths } from '../../phone/paths.ts';
import { useTitle } from '../../phone/title.ts';

/** Any path the app does not know. */
export function NotFoundScreen() {
  const t = useT();
  useTitle(t.not_found_title);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-16 zoomed:px-2 text-center">
      <Drawing kind="lost" className="h-36 w-48 max-w-full" />
      <h1 className="text-balance font-bold text-2xl">{t.not_found_title}</h1>
      <p className="mb-2 text-balance text-soft">{t.not_found_text}</p>
      <ButtonLink href={paths.home} look="gold">
        {t.go_home}
      </ButtonLink>
    </div>
  );
}
