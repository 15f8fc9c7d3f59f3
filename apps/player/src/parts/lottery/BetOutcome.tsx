import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { NO_SESSION } from '../cash/money-request.ts';
import type { BetState } from './betting.ts';
import type { Available } from './draft.ts';
import type { DraftLine } from './kinds.ts';
import { Spinner } from './Spinner.tsx';

/** On its way, or asked for again because the answer was lost. */
export function BetBeingChecked({ is }: { is: 'sending' | 'checking' }) {
  const t = useT('lottery');
  return (
    <div role="status" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Spinner />
      <p className="font-semibold text-lg">{is === 'sending' ? t.sending : t.checking}</p>
      {is === 'checking' && <p className="text-soft">{t.checking_why}</p>}
    </div>
  );
}

/** Nobody answered for long. Only asking again tells what happened. */
export function BetUnknown({ ask }: { ask: () => void }) {
  const t = useT('lottery');
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <p className="font-semibold text-lg">{t.unknown}</p>
      <p className="text-soft">{t.unknown_why}</p>
      <Button look="gold" onClick={ask}>
        {t.ask_again}
      </Button>
    </div>
  );
}

export type Refusal = Extract<BetState, { is: 'refused' }>;

/** Whether a bet of just these lines was refused: other lines, and another session, are another bet. */
export function isRefused(bet: BetState, lines: readonly DraftLine[]): bet is Refusal {
  return bet.is === 'refused' && !needsSession(bet) && isSameLines(bet.bet.lines, lines);
}

/** Whether a bet was not taken because nobody was logged in any more. */
export function needsSession(bet: BetState): boolean {
  return bet.is === 'refused' && bet.refused.status === NO_SESSION;
}

function isSameLines(some: readonly DraftLine[], others: readonly DraftLine[]): boolean {
  return (
    some.length === others.length &&
    some.every((it, at) => it.bet_number === others[at]?.bet_number && it.stake_pya === others[at]?.stake_pya)
  );
}

/** The numbers of a refused bet that have less left than was staked on them. */
export function shortOf({ bet, available }: Refusal): readonly Available[] {
  const staked = new Map(bet.lines.map((line) => [line.bet_number, line.stake_pya]));
  return available.filter((it) => it.available_pya < (staked.get(it.bet_number) ?? 0));
}

/** Why a bet was not taken, and what its numbers still take. */
export function BetRefused({ bet }: { bet: Refusal }) {
  const t = useT('lottery');
  const staked = new Map(bet.bet.lines.map((line) => [line.bet_number, line.stake_pya]));
  const short = shortOf(bet);
  return (
    <section role="alert" className="flex flex-col gap-2 rounded-control border border-bad bg-bad-wash p-3">
      <p className="font-semibold text-bad">{bet.refused.message}</p>
      <p className="text-sm">{t.nothing_taken}</p>
      {short.length > 0 && (
        <>
          <p className="text-sm">{t.cut_offer}</p>
          <ul className="flex max-h-32 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-sm">
            {short.map(({ bet_number, available_pya }) => (
              <li key={bet_number} className="amount">
                <b className="text-base">{bet_number}</b> <s className="text-soft">{kyatShown(staked.get(bet_number) ?? 0)}</s>{' '}
                {available_pya === 0 ? t.cut_gone : kyatShown(available_pya)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
