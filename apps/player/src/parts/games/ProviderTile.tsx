import type { Answer, CallName } from '@shwekan/contract';
import type { GameCategoryCode } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../app/language.ts';
import { playPath, providerPath } from '../../app/paths.ts';
import { Picture } from '../Picture.tsx';
import { Badge } from './Badge.tsx';

export type Provider = Answer<CallName['GET /api/g/providers/:category_id']>['data'][number];

/** A provider of a category: leads to its games, or straight into its lobby where it lists none. */
export function ProviderTile({ provider, category }: { provider: Provider; category: GameCategoryCode }) {
  const t = useT('games');
  const href = provider.lobby_only === 1 ? playPath(category, provider.p_code, '0') : providerPath(category, provider.p_code);
  return (
    <Link href={href} className="relative block overflow-hidden rounded-card bg-card shadow-card active:bg-sunk">
      <Picture
        src={provider.image}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className={`aspect-[8/5] w-full bg-sunk object-cover ${provider.maintenance === 1 ? 'opacity-50 grayscale' : ''}`}
      />
      <span className="block truncate px-2 py-1.5 text-center font-semibold text-sm">{provider.name}</span>
      {provider.maintenance === 1 ? <Badge tone="soft">{t.maintenance}</Badge> : provider.hot === 1 && <Badge tone="hot">{t.hot}</Badge>}
    </Link>
  );
}
