import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { celebrateListed } from '../../house/celebrate.ts';
import { loadPhrases, useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { useLazyPart } from '../../parts/lazy-part.ts';
import { arriving, keyOf } from '../../parts/moments/arrival.ts';
import { paths } from '../../phone/paths.ts';

type Own = Answer<'GET /api/user/bet_slip_history_today'>;
type Slip = Own['data'][number];

const loadSheet = async () => {
  const [sheet] = await Promise.all([import('./SlipSheet.tsx'), loadPhrases(['lottery'])]);
  return sheet.SlipSheet;
};

/** The player's slips of today, each with its state, in one line of a height that never changes. */
export function TodaySlips() {
  const t = useT('moments');
  const isPlayer = useSession() !== null;
  return (
    <div className="no-bar flex min-h-15 items-center overflow-x-auto bg-black/20 px-3 py-1.5">
      {isPlayer ? (
        <OwnSlips />
      ) : (
        <Link href={paths.login} className="visitor flex min-h-11 items-center text-balance text-on-brand-soft text-sm leading-5">
          {t.log_in}
        </Link>
      )}
    </div>
  );
}

function OwnSlips() {
  const t = useT('moments');
  const {
    home: { see_all },
    titles,
  } = useT();
  // Who has just come, and cannot bet yet.
  const isWithoutMoney = Number(useSession()?.balance) === 0;
  const own = useCall('GET /api/user/bet_slip_history_today').data;
  const [voucher, setVoucher] = useState<string | null>(null);
  const [Sheet, fetchSheet] = useLazyPart(loadSheet);
  // What was won while nobody looked.
  useEffect(() => {
    // One that could not be celebrated is when home is opened the next time.
    if (own !== undefined) celebrateListed(own).catch(() => {});
  }, [own]);
  if (own === undefined) return null;
  const shown = own.data.length > 0 ? winsFirst(own.data) : own.last === null ? [] : [own.last];
  if (shown.length === 0) {
    return (
      <>
        <p className="flex-1 text-on-brand-soft text-sm">{t.no_slips}</p>
        {isWithoutMoney && (
          <Link
            href={paths.cashin}
            className="flex min-h-11 shrink-0 items-center rounded-control border border-gold px-3 text-gold text-sm"
          >
            {titles.cashin}
          </Link>
        )}
      </>
    );
  }
  const others = own.total_count - own.data.length;
  const open = (slip: Slip) => {
    fetchSheet();
    setVoucher(slip.voucher);
  };
  return (
    <>
      <ul aria-label={own.data.length > 0 ? t.my_slips : t.last} className="flex gap-2">
        {shown.map((slip) => (
          <li key={slip.voucher}>
            <SlipChip slip={slip} isLast={own.data.length === 0} open={() => open(slip)} fetchSheet={fetchSheet} />
          </li>
        ))}
        <li>
          <Link
            href={paths.betslip}
            className={`flex min-h-12 items-center px-2 text-gold text-sm leading-5 ${shown.length > 1 ? 'whitespace-nowrap' : ''}`}
          >
            {others > 0 ? `${fill(t.more, { count: others })} · ${see_all}` : see_all}
          </Link>
        </li>
      </ul>
      {Sheet && <Sheet slip={shown.find((it) => it.voucher === voucher) ?? null} close={() => setVoucher(null)} />}
    </>
  );
}

/** What is asked first is whether any has won. */
function winsFirst(slips: readonly Slip[]): Slip[] {
  return [...slips].sort((one, other) => Number(other.win === 1) - Number(one.win === 1));
}

const LOOKS = {
  0: 'border-on-brand-soft/50',
  1: 'border-gold bg-gold text-on-gold',
  2: 'border-transparent bg-black/20 text-on-brand-soft',
  3: 'border-on-brand-soft/50',
} as const;

type SlipChipProps = { slip: Slip; isLast: boolean; open: () => void; fetchSheet: () => void };

/** A slip by its draw and its state; it opens to its numbers. */
function SlipChip({ slip, isLast, open, fetchSheet }: SlipChipProps) {
  const t = useT('moments');
  const names = useT().lotteries;
  // While the digits of its number still come nothing is said of it.
  const win = arriving.use().has(keyOf(slip)) ? 0 : slip.win;
  const state = [t.opened, `${t.won} ${kyatOf(slip.reward_amount)}`, t.lost, t.refunded][win];
  return (
    <button
      type="button"
      onClick={open}
      onPointerDown={fetchSheet}
      className={`flex min-h-12 flex-col items-start justify-center whitespace-nowrap rounded-control border px-2.5 text-left ${LOOKS[win]}`}
    >
      <span className="amount text-[0.6875rem] leading-4">
        {isLast ? `${t.last} · ` : ''}
        {names[slip.lottery]} {slip.section}
      </span>
      <span className="text-sm leading-5">
        <b className="amount">{kyatOf(slip.total_amount)}</b> · {state}
      </span>
    </button>
  );
}
