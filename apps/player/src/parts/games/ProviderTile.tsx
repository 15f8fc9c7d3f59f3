import type { AnswerRow } from '@shwekan/contract';
import type { GameCategoryCode } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { playPath, providerPath } from '../../phone/paths.ts';
import { Picture } from '../Picture.tsx';
import { Badge } from './Badge.tsx';

export type Provider = AnswerRow<'GET /api/g/providers/:category_id'>;

/** A provider of a category: leads to its games, or straight into its lobby where it lists none. */
export function ProviderTile({ provider, category }: { provider: Provider; category: GameCategoryCode }) {
  const t = useT('games');
  const href = provider.lobby_only === 1 ? playPath(category, provider.p_code, '0') : providerPath(category, provider.p_code);
  return (
    <Link href={href} className="press relative block overflow-hidden rounded-card bg-brand shadow-card">
      <Picture
        src={provider.image}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className={`aspect-[8/5] w-full bg-brand-raised object-cover ${provider.maintenance === 1 ? 'opacity-50 grayscale' : ''}`}
      />
      <span className="absolute inset-x-0 bottom-0 truncate bg-linear-to-t from-black/85 to-transparent px-3 pt-6 pb-1.5 font-semibold text-sm text-white">
        {provider.name}
      </span>
      {provider.maintenance === 1 ? <Badge tone="soft">{t.maintenance}</Badge> : provider.hot === 1 && <Badge tone="hot">{t.hot}</Badge>}
    </Link>
  );
}
