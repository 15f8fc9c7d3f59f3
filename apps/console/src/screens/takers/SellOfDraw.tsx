import { excessOver, writeBets } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import type { Taker } from '../../parts/lay-off.ts';
import { drawDetail, leftKyat } from '../draw/draw.ts';
import { SellDialog } from './SellDialog.tsx';

type SellOfDrawProps = { draw_id: number; limit: number; takers: readonly Taker[]; close: () => void };

/** Sells what of a draw is above a limit, as it stands now. */
export function SellOfDraw({ draw_id, limit, takers, close }: SellOfDrawProps) {
  const { data } = useQuery(drawDetail(String(draw_id)));
  if (data === undefined) return null;
  const { data: draw, numbers } = data;
  const over = excessOver(
    numbers.map((it) => [it.bet_number, leftKyat(it)] as const),
    limit,
  );
  return <SellDialog draw={draw} numbers={numbers} text={writeBets(over)} takers={takers} close={close} />;
}
