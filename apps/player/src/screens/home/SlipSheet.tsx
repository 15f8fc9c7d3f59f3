import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { useT } from '../../house/language.ts';
import { GAMES, TWO_D } from '../../parts/lottery/games.ts';
import { SlipActions, SlipContent } from '../../parts/lottery/slip/SlipLines.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

type Slip = Answer<'GET /api/user/bet_slip_history_today'>['data'][number];

/** A slip of today: its numbers, those that won first, and to bet it again or share it. */
export function SlipSheet({ slip, close }: { slip: Slip | null; close: () => void }) {
  const t = useT('moments');
  const game = GAMES.find((it) => it.code === slip?.lottery) ?? TWO_D;
  return (
    <Sheet
      title={fill(t.slip, { voucher: slip?.voucher ?? '' })}
      open={slip !== null}
      close={close}
      actions={slip && <SlipActions slip={slip} game={game} />}
    >
      <div className="flex flex-col gap-3">{slip && <SlipContent slip={slip} game={game} />}</div>
    </Sheet>
  );
}
