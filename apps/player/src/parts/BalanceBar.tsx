import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { Link } from 'wouter';
import { useT } from '../app/language.ts';
import { paths } from '../app/paths.ts';
import type { Session } from '../app/session.ts';
import { createStore } from '../app/store.ts';
import { IconButton } from './Button.tsx';
import { EyeIcon, EyeOffIcon, PlusIcon } from './first-icons.tsx';
import { Coin } from './Kyat.tsx';

/** What a hidden balance looks like. */
const HIDDEN = 'xxxx';
const shownStore = createStore(true);

/** The main balance with show and hide, the way to cash in, and what waits as a promotion. */
export function BalanceBar({ player }: { player: Session }) {
  const t = useT();
  const shown = shownStore.use();
  return (
    <div className="mt-2 flex items-center gap-1 border-on-brand-soft/30 border-t pt-2">
      <div className="min-w-0 flex-1">
        <p className="text-on-brand-soft text-sm">{t.bar.main_balance}</p>
        <p className="amount flex items-center gap-2 font-bold text-2xl text-gold" data-testid="main-balance">
          <Coin />
          {shown ? kyatOf(player.balance) : HIDDEN}
        </p>
        <button
          type="button"
          onClick={() => void claim()}
          className="-my-1.5 flex min-h-11 items-center text-on-brand-soft text-sm underline decoration-gold underline-offset-4"
        >
          {fill(t.bar.promotion, { amount: shown ? kyatOf(player.p_balance) : HIDDEN })}
        </button>
      </div>
      <IconButton name={shown ? t.bar.hide : t.bar.show} aria-pressed={!shown} onClick={() => shownStore.set(!shown)}>
        {shown ? <EyeIcon /> : <EyeOffIcon />}
      </IconButton>
      <Link
        href={paths.cashin}
        aria-label={t.bar.cashin}
        title={t.bar.cashin}
        className="inline-flex size-11 items-center justify-center rounded-full bg-gold text-on-gold active:bg-gold-deep"
      >
        <PlusIcon />
      </Link>
    </div>
  );
}

/** What claiming needs comes with the first claim. */
async function claim(): Promise<void> {
  const { claimPromotion } = await import('./rewards/promotion.ts');
  await claimPromotion();
}
