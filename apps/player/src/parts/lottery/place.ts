import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { goLogin } from '../../phone/navigate.ts';
import { toast } from '../../phone/toast.ts';
import { openedAt } from './opening.ts';
import { drawOf, drawsOf } from './sections.ts';
import { stakeProblem } from './stake.ts';
import type { OpenLottery } from './use-lottery.ts';
import type { Sheets } from './use-sheets.ts';

/** How lines are sent; where something is to be done first, an amount to set or to mend or a login, that is asked for instead. */
export function usePlace(
  { game, draft, change, board, section, ahead, betting, several }: OpenLottery,
  { setAmount }: Pick<Sheets, 'setAmount'>,
) {
  const t = useT('lottery');
  const player = useSession();
  return (lines = draft.lines) => {
    const faulty = lines.find((line) => stakeProblem(line.stake_pya, board) !== null);
    if (faulty !== undefined) {
      setAmount({ bet_number: faulty.bet_number, is_missing: faulty.stake_pya === 0 });
    } else if (player === null) {
      toast('warning', t.login_needed);
      // With the list open again, whichever way they come back.
      goLogin(openedAt(game.path, 'bet'));
    } else {
      const [draw = drawOf(section), ...more] = drawsOf(ahead, section, draft.more);
      if (more.length === 0) return betting.place({ player_id: player.id, draw, lines });
      // One that has closed meanwhile is none of them any more.
      change({ change: 'more', draws: more });
      // What one draw alone was refused before is no answer of these: its button would send it a second time.
      betting.close();
      several.place([draw, ...more].map((it) => ({ player_id: player.id, draw: it, lines })));
    }
  };
}
