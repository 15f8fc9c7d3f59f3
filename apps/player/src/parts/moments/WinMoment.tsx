import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Win } from '../../house/celebrate.ts';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { ASKED_AFTER_MS } from '../../house/results.ts';
import { tellFailure } from '../../house/send.ts';
import { go } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { Button } from '../Button.tsx';
import { useBackCloses } from '../back-closes.ts';
import { ShareIcon } from '../icons.tsx';
import { Coin } from '../Kyat.tsx';
import { GAMES, TWO_D } from '../lottery/games.ts';
import { atLottery } from '../lottery/lottery-choice.ts';
import { shareSlip } from '../lottery/slip/slips.ts';
import { showDialog } from '../Sheet.tsx';
import { GoldRain } from './GoldRain.tsx';
import { useCountUp } from './use-count-up.ts';

type Slip = Answer<'GET /api/user/bet_slip_history_today'>['data'][number];

const COUNT_MS = 2_400;
const PYA_PER_KYAT = 100;

/** A win over the whole screen: the amount counts up, the numbers that won stand below it, and the slip can be shared. */
export function WinMoment({ wins, close }: { wins: readonly Win[]; close: () => void }) {
  const t = useT('moments');
  const shell = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const total = (wins.reduce((sum, it) => sum + pyaOf(it.amount), 0) / PYA_PER_KYAT).toFixed(2);
  const counted = useCountUp(total, COUNT_MS);
  const slips = useSlips(wins);
  const closing = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (dialog.current === null) return;
    const hide = showDialog(dialog.current);
    // Slips that are known already stand first, and a key that was meant for the screen would share one.
    closing.current?.focus();
    return hide;
  }, []);
  useBackCloses(true, close);
  const said = fill(shell.won, { amount: kyatOf(total) });
  const seeSlips = () => {
    close();
    go(atLottery(paths.betslip, slips[0]?.lottery ?? '2D'));
  };
  return (
    <dialog
      ref={dialog}
      aria-label={said}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none animate-moment overflow-hidden bg-brand bg-[radial-gradient(circle_at_50%_40%,var(--brand-raised),transparent_70%)] p-0 text-on-brand"
    >
      <GoldRain />
      <div className="relative mx-auto flex h-full max-w-phone flex-col items-center gap-4 overflow-y-auto px-5 pt-10 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-center">
        <p role="status" className="sr-only">
          {said}
        </p>
        <div
          aria-hidden="true"
          className="flex flex-1 flex-col items-center justify-center gap-3 self-stretch bg-[radial-gradient(closest-side,var(--brand-raised)_60%,transparent)]"
        >
          <Coin className="size-20 animate-arrive low:size-14" />
          <p className="text-balance font-bold text-2xl">{t.you_won}</p>
          <p className="amount font-black text-gold leading-snug" style={{ fontSize: sizeOf(kyatOf(total)) }}>
            {kyatOf(counted)} {shell.kyat}
          </p>
        </div>
        <ul className="flex w-full flex-col gap-2">
          {slips.map((slip) => (
            <WonSlip key={slip.voucher} slip={slip} />
          ))}
        </ul>
        <div className="flex w-full flex-col gap-2">
          <Button ref={closing} look="gold" wide onClick={close}>
            {shell.close}
          </Button>
          <button
            type="button"
            className="min-h-11 self-center rounded-control bg-brand px-4 text-gold underline underline-offset-4"
            onClick={seeSlips}
          >
            {slips.length > 0 && slips.length < wins.length
              ? `${fill(t.more, { count: wins.length - slips.length })} · ${t.see_slips}`
              : t.see_slips}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** A slip that won: its draw, the numbers that did, and the way to share it. */
function WonSlip({ slip }: { slip: Slip }) {
  const t = useT('lottery');
  const names = useT().lotteries;
  const game = GAMES.find((it) => it.code === slip.lottery) ?? TWO_D;
  const won = slip.bettings.filter((line) => line.win === 1);
  return (
    <li className="flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-[color-mix(in_srgb,var(--brand),black_25%)] px-3 py-2 text-left">
      <span className="flex flex-wrap gap-1">
        {won.map((line) => (
          <b
            key={line.id}
            className="ball amount flex min-w-10 items-center justify-center rounded-full px-2 text-lg text-on-gold leading-10"
          >
            {line.bet_number}
          </b>
        ))}
      </span>
      {/* Below the numbers where they leave no room: 3D pays the turned and neighbouring ones too. */}
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <span className="min-w-0 flex-1 text-sm leading-5">
          <span className="block">
            <span className="amount">{names[slip.lottery]}</span> <span className="amount">{slip.section}</span>
          </span>
          <b className="amount text-gold">{kyatOf(slip.reward_amount)}</b>
        </span>
        <Button look="outline" className="shrink-0 active:bg-brand-raised" onClick={() => void shareSlip(slip, game, t).catch(tellFailure)}>
          <ShareIcon className="size-5" />
          {t.share}
        </Button>
      </span>
    </li>
  );
}

/** The slips that won, by the list of own slips, and what is told of them later; none while they are not known. Who won in one instant do not all ask for it in it. */
function useSlips(wins: readonly Win[]): Slip[] {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsking(true), ASKED_AFTER_MS.least + Math.random() * ASKED_AFTER_MS.spread);
    return () => clearTimeout(timer);
  }, []);
  const slips = useCall('GET /api/user/bet_slip_history_today', undefined, { enabled: isAsking }).data?.data ?? [];
  return slips.filter((slip) => slip.win === 1 && wins.some((it) => it.voucher === slip.voucher));
}

/** As large as the whole amount may stand in one line with its currency, so that it does not change while it counts. */
function sizeOf(amount: string): string {
  return `min(3.5rem, calc((100vw - 2.5rem) / ${((amount.length + 5) * 0.58).toFixed(2)}))`;
}
