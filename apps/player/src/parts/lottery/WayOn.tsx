import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { type Refusal, shortOf } from './BetOutcome.tsx';
import { cutLines } from './draft.ts';
import { type DraftLine, type DrawRef, isSameDraw } from './kinds.ts';
import { totalPya } from './lines.ts';
import { drawOf } from './sections.ts';
import type { Lottery } from './use-lottery.ts';

/** Where a refusal is mended, when that is not the bet. */
const LINKS: Record<string, string> = {
  not_enough_money: paths.cashin,
  limit_reached: paths.limits,
  excluded: paths.limits,
  birthday_needed: paths.profile,
  under_age: paths.service,
  overdrawn: paths.service,
  blocked: paths.service,
};
const CLOSED = ['betting_closed', 'section_closed', 'no_digit_data'];

type WayOnProps = {
  bet: Refusal;
  lottery: Lottery;
  send: (lines: readonly DraftLine[]) => void;
  /** Bets on another draw instead; null where others are bet on already. */
  betOn: ((draw: DrawRef) => void) | null;
  close: () => void;
  id?: string;
};

/** The one button after a refusal: what would be accepted, where it is mended, or, where nothing helps, the way back. */
export function WayOn({ bet, lottery, send, betOn, close, id }: WayOnProps) {
  const t = useT('lottery');
  const { titles, tabs } = useT();
  const { code } = bet.refused;
  const link = LINKS[code];
  if (link !== undefined) {
    const name =
      link === paths.cashin ? t.cash_in : link === paths.limits ? titles.limits : link === paths.profile ? titles.profile : tabs.service;
    return (
      <ButtonLink look="gold" wide href={link}>
        {name}
      </ButtonLink>
    );
  }
  const next = lottery.ahead.find((it) => it.is_open === 1 && !isSameDraw(drawOf(it), bet.bet.draw));
  if (CLOSED.includes(code) && betOn !== null && next !== undefined) {
    return (
      <Button id={id} look="gold" wide onClick={() => betOn(drawOf(next))}>
        {fill(t.bet_on, { section: next.time_section })}
      </Button>
    );
  }
  const short = shortOf(bet);
  const left = cutLines(bet.bet.lines, short);
  if (CLOSED.includes(code) || left.length === 0) {
    return (
      <Button id={id} look="gold" wide onClick={close}>
        {left.length === 0 ? t.other_numbers : t.close}
      </Button>
    );
  }
  return (
    <Button id={id} look="gold" wide onClick={() => send(left)}>
      {short.length > 0 ? t.cut : t.send_again} · <span className="amount">{kyatShown(totalPya(left))}</span>
    </Button>
  );
}
