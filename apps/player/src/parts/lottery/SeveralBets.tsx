import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { tellFailure } from '../../house/send.ts';
import { paths } from '../../phone/paths.ts';
import { Balance } from '../Balance.tsx';
import { Button, ButtonLink, IconButton } from '../Button.tsx';
import { CheckIcon, ShareIcon } from '../icons.tsx';
import { Coin } from '../Kyat.tsx';
import { BetRefused, needsSession, type Refusal, shortOf } from './BetOutcome.tsx';
import { type Bet, type BetState, isUnderWay, type Receipt } from './betting.ts';
import { isSameDraw } from './kinds.ts';
import { totalPya } from './lines.ts';
import { atLottery } from './lottery-choice.ts';
import { Spinner } from './Spinner.tsx';
import { drawOf, drawsOf, othersOfDay } from './sections.ts';
import { shareBet } from './slip/slips.ts';
import type { Lottery, OpenLottery } from './use-lottery.ts';
import { WayOn } from './WayOn.tsx';

const NONE: BetState = { is: 'idle' };

type TakenState = Extract<BetState, { is: 'accepted' }>;

type SeveralBetsProps = { lottery: Lottery; ready: OpenLottery | null; close: () => void };

/** The same numbers on several sections of a day: which, before the bet; what became of each, after it. */
export function SeveralBets({ lottery, ready, close }: SeveralBetsProps) {
  if (lottery.bets.length > 0) return <Outcomes lottery={lottery} close={close} />;
  return ready === null ? null : <Sections lottery={ready} />;
}

/** The other open sections of the day, each to be bet on as well. */
function Sections({ lottery }: { lottery: OpenLottery }) {
  const t = useT('lottery');
  const { ahead, section, draft, change } = lottery;
  const others = othersOfDay(ahead, section);
  if (others.length === 0) return null;
  const [, ...chosen] = drawsOf(ahead, section, draft.more);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="pb-1.5 text-sm text-soft lg:float-left lg:py-1.5">{t.also_on}</legend>
      {others.map((it) => {
        const draw = drawOf(it);
        const isChosen = chosen.some((one) => isSameDraw(one, draw));
        return (
          <button
            key={it.time_section}
            type="button"
            aria-pressed={isChosen}
            onClick={() => change({ change: 'more', draws: isChosen ? chosen.filter((one) => !isSameDraw(one, draw)) : [...chosen, draw] })}
            className="amount flex min-h-11 items-center gap-1 rounded-control border border-edge bg-sunk px-3 text-sm lg:min-h-8 lg:px-1.5 lg:text-xs aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
          >
            {isChosen && <CheckIcon className="size-4 lg:hidden" />}
            {it.time_section}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What became of each bet, of the list's own as well where another tab had sent the others; one that was refused can be sent again by itself. */
function Outcomes({ lottery, close }: { lottery: Lottery; close: () => void }) {
  const t = useT('lottery');
  const { bet, game } = lottery;
  const bets = [needsSession(bet) ? NONE : bet, ...lottery.bets];
  const count = bets.filter((it) => it.is !== 'idle').length;
  const taken = bets.filter((it) => it.is === 'accepted');
  const waits = bets.some(isUnderWay);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold text-lg">
        {waits ? t.sending : fill(t.taken_of, { taken: taken.length, count })}
      </p>
      <ul className="flex flex-col gap-3">
        {bets.map((it, at) => it.is !== 'idle' && <Outcome key={it.bet.key} lottery={lottery} bet={it} at={at - 1} close={close} />)}
      </ul>
      {!waits && taken.length > 0 && <TakenTotals taken={taken} />}
      {!waits && (
        <div className="grid grid-cols-2 gap-3 zoomed:grid-cols-1">
          <Button onClick={close}>{t.close}</Button>
          <ButtonLink look={taken.length === count ? 'gold' : undefined} href={atLottery(paths.betslip, game.code)}>
            {t.see_slips}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** What those that were taken cost together, and what is left after them. */
function TakenTotals({ taken }: { taken: readonly TakenState[] }) {
  const t = useT('lottery');
  const total_pya = taken.reduce((sum, { bet }) => sum + totalPya(bet.lines), 0);
  // They were sent together and taken one after the other: the last of them left the balance that is there.
  const last = taken.reduce((one, other) => (comesAfter(other.receipt, one.receipt) ? other : one));
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 huge:grid-cols-1 huge:[&_dd]:justify-self-start">
      <dt className="font-semibold">{t.total}</dt>
      <dd className="amount flex items-center gap-1 justify-self-end font-bold text-xl leading-7">
        <Coin />
        {kyatShown(total_pya)}
      </dd>
      <dt className="text-soft">{t.balance_after}</dt>
      <dd className="justify-self-end">
        <Balance wire={last.receipt.user_balance} />
      </dd>
    </dl>
  );
}

function comesAfter(one: Receipt, other: Receipt): boolean {
  if (one.accepted_at !== other.accepted_at) return one.accepted_at > other.accepted_at;
  return pyaOf(one.user_balance) < pyaOf(other.user_balance);
}

/** `at`: its place among the others; below zero it is the list's own. */
type OutcomeProps = { lottery: Lottery; bet: Exclude<BetState, { is: 'idle' }>; at: number; close: () => void };

function Outcome({ lottery, bet, at, close }: OutcomeProps) {
  const t = useT('lottery');
  const { betting, several, game, change } = lottery;
  const { player_id, draw } = bet.bet;
  const cut = (refused: Refusal) => at < 0 && change({ change: 'cut', available: shortOf(refused) });
  const sendAgain = (refused: Refusal, lines: Bet['lines']) => {
    cut(refused);
    if (at < 0) betting.place({ player_id, draw, lines });
    else several.placeAgain(at, lines);
  };
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      {bet.is === 'accepted' ? (
        <TakenBet {...{ bet, game }} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="amount flex-1">{bet.bet.draw.section}</b>
          <span className="amount">{kyatShown(totalPya(bet.bet.lines))}</span>
        </p>
      )}
      {(bet.is === 'sending' || bet.is === 'checking') && (
        <p className="flex items-center gap-2 text-sm text-soft">
          <Spinner /> {bet.is === 'sending' ? t.sending : t.checking_why}
        </p>
      )}
      {bet.is === 'unknown' && (
        <>
          <p className="text-sm">{t.unknown_why}</p>
          <Button look="gold" onClick={() => (at < 0 ? betting : several).askAgain(player_id)}>
            {t.ask_again}
          </Button>
        </>
      )}
      {bet.is === 'refused' && (
        <>
          <BetRefused bet={bet} />
          <WayOn
            bet={bet}
            lottery={lottery}
            send={(lines) => sendAgain(bet, lines)}
            betOn={null}
            close={() => {
              cut(bet);
              close();
            }}
          />
        </>
      )}
    </li>
  );
}

/** One that was taken: its section and voucher, what it cost, and its picture to share. */
function TakenBet({ bet: { bet, receipt }, game }: { bet: TakenState; game: Lottery['game'] }) {
  const t = useT('lottery');
  return (
    <div className="-my-1 -mr-2 flex items-center gap-2">
      <CheckIcon className="size-5 shrink-0 text-good" />
      <p className="flex min-w-0 flex-1 flex-col">
        <b className="amount">{bet.draw.section}</b>
        <span className="sr-only">{t.accepted}</span>
        <span className="amount text-soft text-sm">{receipt.voucher}</span>
      </p>
      <span className="amount">{kyatOf(receipt.total_amount)}</span>
      <IconButton name={t.share} onClick={() => void shareBet(bet, receipt, game, t).catch(tellFailure)}>
        <ShareIcon className="size-5" />
      </IconButton>
    </div>
  );
}
