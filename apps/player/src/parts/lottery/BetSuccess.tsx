import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { tellFailure } from '../../house/send.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { paths } from '../../phone/paths.ts';
import { Balance } from '../Balance.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import { CheckIcon, ShareIcon } from '../icons.tsx';
import { Kyat } from '../Kyat.tsx';
import { LaterPart, later, Nothing } from '../later-part.tsx';
import type { Bet, Receipt } from './betting.ts';
import { DrawLine } from './DrawLine.tsx';
import { atLottery } from './lottery-choice.ts';

/** Two beside one another on the narrowest phone, each in one line. */
const NARROW = 'px-2 narrow:text-sm';

const pushOffer = later(async () => (await import('../PushOffer.tsx')).PushOffer, Nothing);

/** The bet is taken: its voucher, what it cost, and where to go from here. */
export function BetSuccess({ code, bet, receipt, close }: { code: LotteryCode; bet: Bet; receipt: Receipt; close: () => void }) {
  const t = useT('lottery');
  const share = async () => (await withOverlay(import('./slip/slips.ts'))).shareBet(bet, receipt, { code }, t);
  return (
    <div className="flex flex-col gap-4 low:gap-3 lg:gap-2">
      <div className="flex flex-col items-center gap-2 pt-2 text-center low:flex-row low:justify-center low:gap-3 low:pt-0 lg:flex-row lg:justify-center lg:gap-3 lg:pt-0">
        <span className="rounded-full bg-good-wash p-4 text-good low:p-2 lg:p-1.5">
          <CheckIcon className="size-9 low:size-6 lg:size-6" />
        </span>
        <Kyat wire={receipt.total_amount} className="font-bold text-3xl" />
      </div>
      <DrawLine code={code} draw={bet.draw} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 lg:gap-y-0 huge:grid-cols-1 huge:[&_dd]:justify-self-start">
        <dt className="text-soft">{t.voucher}</dt>
        <dd className="amount justify-self-end font-semibold">{receipt.voucher}</dd>
        <dt className="text-soft">{t.total_bet_numbers}</dt>
        <dd className="amount justify-self-end">{receipt.total_bet}</dd>
        <dt className="text-soft">{t.balance_after}</dt>
        <dd className="justify-self-end">
          <Balance wire={receipt.user_balance} />
        </dd>
      </dl>
      <ul className="flex max-h-28 flex-wrap gap-1.5 overflow-y-auto">
        {bet.lines.map((line) => (
          <li key={line.bet_number} className="amount rounded-control bg-sunk px-2.5 py-1 font-semibold">
            {line.bet_number}
          </li>
        ))}
      </ul>
      <LaterPart part={pushOffer} given={{}} instead={null} />
      <div className="flex flex-wrap gap-3">
        <Button look="gold" className="flex-[2]" onClick={close}>
          {t.bet_more}
        </Button>
        <Button className="flex-1" onClick={() => void share().catch(tellFailure)}>
          <ShareIcon className="size-5" />
          {t.share}
        </Button>
      </div>
      {/* Beside the board both stand below. */}
      <div className="grid grid-cols-2 gap-3 lg:hidden">
        <ButtonLink className={NARROW} href={atLottery(paths.betslip, code)}>
          {t.see_slips}
        </ButtonLink>
        <ButtonLink className={NARROW} href={atLottery(paths.winNumber, code)}>
          {t.lucky_numbers}
        </ButtonLink>
      </div>
    </div>
  );
}
