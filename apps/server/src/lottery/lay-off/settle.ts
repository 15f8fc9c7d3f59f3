import { type Digits, numberText, wouldPayPya } from '@shwekan/rules';
import { reverseLayOffs, type SalesOfDrawResult, salesOfDraw, writeLayOffPayouts } from '#queries/lottery/lay-off/settle.ts';
import type { LockDrawToPayResult } from '#queries/lottery/settlement.ts';
import { layOffRefunded, layOffWon, layOffWonReversed } from '../../ledger/entries.ts';
import { post } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/db.ts';

/**
 * Books what other houses owe for what was sold to them of a locked draw: wins at the odds of each sale, or the stakes of a draw that was called off.
 * Once, in the transaction that ends the settlement of the draw.
 */
export async function settleLayOffs(tx: Tx, draw: LockDrawToPayResult): Promise<void> {
  const sales = await salesOfDraw.run({ draw_id: draw.id }, tx);
  const owed = draw.is_voided ? sales.map((it) => ({ ...it, amount_pya: it.total_pya })) : winsOf(sales, draw);
  if (owed.length === 0) return;
  const { round } = draw;
  await writeLayOffPayouts.run(
    {
      round,
      kind: draw.is_voided ? 'refund' : 'win',
      lay_off_ids: owed.map((it) => it.id),
      amounts_pya: owed.map((it) => it.amount_pya),
    },
    tx,
  );
  const sold = owed.map((it) => ({ ...it, lay_off_id: it.id, lottery: draw.code, round }));
  await post(tx, draw.is_voided ? sold.flatMap(layOffRefunded) : sold.map(layOffWon));
}

/** Takes back what the rounds before made other houses owe, each once, in the transaction that ends the reversal of a locked draw. */
export async function takeBackLayOffs(tx: Tx, draw: LockDrawToPayResult): Promise<void> {
  const over = await reverseLayOffs.run({ draw_id: draw.id, round: draw.round }, tx);
  await post(
    tx,
    over.map((it) => layOffWonReversed({ ...it, lottery: draw.code })),
  );
}

/** The sales that won, with what each won; near wins among them where the house pays any. */
function winsOf(sales: readonly SalesOfDrawResult[], draw: LockDrawToPayResult) {
  const digits = draw.digits as Digits; // a check of the table has them so
  const result = numberText(draw.result ?? -1, digits);
  return sales.flatMap((it) => {
    const sold = new Map(it.numbers.map((number, n) => [numberText(number, digits), it.stakes_pya[n] ?? 0]));
    const odds = { odds_hundredths: it.odds_hundredths, tot_odds_hundredths: it.tot_odds_hundredths ?? null };
    const amount_pya = wouldPayPya(odds, sold, result);
    return amount_pya > 0 ? [{ ...it, amount_pya }] : [];
  });
}
