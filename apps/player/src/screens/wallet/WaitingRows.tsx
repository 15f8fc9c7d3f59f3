import type { AnswerRow } from '@shwekan/contract';
import { pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { Row } from '../../parts/Card.tsx';
import { CashinChip } from '../../parts/CashinChip.tsx';
import { useNewestCashin, useNewestCashouts } from '../../parts/cash/newest-requests.ts';
import { Kyat } from '../../parts/Kyat.tsx';
import { MoneyInIcon, MoneyOutIcon } from '../../parts/own-icons.tsx';
import { paths } from '../../phone/paths.ts';

type CashRequest = AnswerRow<'GET /api/user/cash_in_history'>;
const PYA_PER_KYAT = 100;

/** What the player asked for and the house has not answered: where money is that left the purse and has not come, or was sent and is not in it. */
export function WaitingRows() {
  const { titles } = useT();
  const cash_in = waitingOf(useNewestCashin().data?.data);
  const cash_out = waitingOf(useNewestCashouts().data?.data);
  return (
    <>
      {cash_in && <Row icon={<MoneyInIcon />} name={titles.cashin} value={<Waiting kyat={cash_in.kyat} />} href={paths.cashin} />}
      {cash_out && (
        <Row
          icon={<MoneyOutIcon />}
          name={titles.cashout}
          value={<Waiting kyat={cash_out.kyat} />}
          // The screen of cash-outs shows the newest alone.
          href={cash_out.is_newest ? paths.cashout : paths.cashoutHistory}
        />
      )}
    </>
  );
}

function Waiting({ kyat }: { kyat: string }) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 zoomed:justify-start">
      <Kyat wire={kyat} className="font-semibold text-ink" />
      <CashinChip status="Pending" />
    </span>
  );
}

/** The sum of what waits, and whether the newest does; null while nothing does. */
function waitingOf(requests: readonly CashRequest[] = []): { kyat: string; is_newest: boolean } | null {
  const waiting = requests.filter((it) => it.status === 'Pending');
  if (waiting.length === 0) return null;
  const sum_pya = waiting.reduce((sum, it) => sum + pyaOf(it.amount), 0);
  return { kyat: (sum_pya / PYA_PER_KYAT).toFixed(2), is_newest: waiting.length === 1 && waiting[0] === requests[0] };
}
