import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { Link } from 'wouter';
import { useT } from '../house/language.ts';
import type { Session } from '../house/session.ts';
import { withOverlay } from '../phone/overlay.ts';
import { paths } from '../phone/paths.ts';
import { local } from '../phone/storage.ts';
import { createStore } from '../phone/store.ts';
import { toast } from '../phone/toast.ts';
import { IconButton } from './Button.tsx';
import { EyeIcon, EyeOffIcon, PlusIcon } from './first-icons.tsx';
import { Coin } from './Kyat.tsx';
import { useCounted } from './use-counted.ts';

/** What a hidden balance looks like. */
export const HIDDEN = 'xxxx';
/** An amount of more signs is written smaller, so that it fits beside the buttons on the narrowest phone. */
const LARGE_SIGNS = 11;
const KEY = 'balance';
const shownStore = createStore(local.getItem(KEY) === null);
/** Whether balances are shown: a player who hides the main one hides it wherever it stands, until it is shown again. */
export const useBalanceShown = shownStore.use;

function showBalance(shown: boolean): void {
  if (shown) local.removeItem(KEY);
  else local.setItem(KEY, HIDDEN);
  shownStore.set(shown);
}

/** The main balance with show and hide, the way to cash in, and what waits as a promotion. */
export function BalanceBar({ player }: { player: Session }) {
  const t = useT();
  const shown = useBalanceShown();
  const counted = useCounted(player.balance);
  const balance = kyatOf(counted);
  return (
    <div className="mt-1 border-on-brand-soft/25 border-t pt-1.5 line:contents">
      <div className="flex items-center gap-1 zoomed:flex-wrap line:contents">
        {/* A screen reader says the balance when it is another one and is counted to its end. */}
        <div
          role="status"
          aria-busy={counted !== player.balance}
          className="min-w-0 flex-auto huge:basis-full folded:basis-auto lg:flex-none"
        >
          <p className="folded:hidden text-on-brand-soft text-xs leading-5">{t.bar.main_balance}</p>
          <p
            className={`amount flex items-center gap-1.5 font-bold text-gold leading-8 ${balance.length > LARGE_SIGNS ? 'text-lg folded:text-[length:clamp(0.6875rem,(100vw-13.625rem)/9,1.125rem)] huge:text-[length:min(1.125rem,8vw)]' : 'text-2xl huge:text-[length:min(1.5rem,11vw)]'}`}
            data-testid="main-balance"
          >
            <Coin />
            {shown ? (
              balance
            ) : (
              <span role="img" aria-label={t.bar.hidden}>
                {HIDDEN}
              </span>
            )}
          </p>
        </div>
        <IconButton name={shown ? t.bar.hide : t.bar.show} onClick={() => showBalance(!shown)} className="folded:hidden">
          {shown ? <EyeIcon /> : <EyeOffIcon />}
        </IconButton>
        <Link
          href={paths.cashin}
          aria-label={t.bar.cashin}
          title={t.bar.cashin}
          className="press inline-flex size-11 items-center justify-center rounded-full bg-gold text-on-gold active:bg-gold-deep"
        >
          <PlusIcon />
        </Link>
      </div>
      <button
        type="button"
        onClick={() => void claim().catch(() => toast('error', t.could_not_load))}
        className="folded:hidden -mt-1 -mb-3 flex line:m-0 min-h-11 items-center text-on-brand-soft text-sm underline decoration-gold underline-offset-4"
      >
        {fill(t.bar.promotion, { amount: shown ? kyatOf(player.p_balance) : HIDDEN })}
      </button>
    </div>
  );
}

/** What claiming needs comes with the first claim. */
async function claim(): Promise<void> {
  const { claimPromotion } = await withOverlay(import('./rewards/promotion.ts'));
  await claimPromotion();
}
