import { fill } from '@shwekan/phrases/fill';
import { dayShown, kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import type { Session } from '../../house/session.ts';
import { useBalanceShown } from '../../parts/BalanceBar.tsx';
import { CheckIcon, CloseIcon, DownloadIcon } from '../../parts/icons.tsx';
import { type OwnFunds, useFunds } from '../../parts/proof/use-funds.ts';
import { saveFile } from '../../parts/save-file.ts';

/**
 * One quiet line: that the balances were in what the house said it owes, checked on this phone; or that it shows none, without a tick. Nothing before the first
 * day, or offline.
 */
export function FundsLine({ player }: { player: Session }) {
  const { data } = useFunds(player.user_code);
  return data ? <Told funds={data} user_code={player.user_code} /> : null;
}

function Told({ funds, user_code }: { funds: OwnFunds; user_code: string }) {
  const { funds: t } = useT('wallet');
  const shown = useBalanceShown();
  const { day, verdict, shows, text } = funds;
  const { balance_pya, purses_pya } = verdict;
  const own = { day: dayShown(day), amount: kyatShown(balance_pya), total: kyatShown(purses_pya ?? 0) };
  const sentence = shows === 'proven' && !shown ? t.proven_hidden : t[shows];
  const save = () => saveFile(new Blob([text], { type: 'application/json' }), `${user_code}.${day}.funds.json`);
  return (
    <div className="mt-3 flex items-center gap-2 border-line border-t pt-3 text-sm" data-testid="own-funds">
      {shows === 'proven' && <CheckIcon className="size-5 text-good" />}
      {shows === 'broken' && <CloseIcon className="size-5 text-bad" />}
      <p className={`min-w-0 flex-1 ${shows === 'broken' ? 'text-bad' : 'text-soft'}`}>{fill(sentence, own)}</p>
      <button
        type="button"
        onClick={save}
        aria-label={t.save}
        title={t.save}
        className="grid min-h-11 min-w-11 place-items-center text-gold-ink"
      >
        <DownloadIcon className="size-5" />
      </button>
    </div>
  );
}
