import type { LotteryCode } from '@shwekan/rules';
import {
  closeDrawsEarlier,
  type LotterySettingsResult,
  limitDraws,
  lockOpenDraws,
  queueForOpenDraws,
  type SectionsOfLotteryResult,
  writeLottery,
  writeSection,
} from '#queries/lottery/settings.ts';
import { readNow } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { tellDraws } from './board.ts';

/** Writes a lottery that is locked; its limits count at once for draws that are open. */
export async function putLottery(tx: Tx, after: LotterySettingsResult): Promise<void> {
  await writeLottery.run(after, tx);
  const draws = await lockOpen(tx, after.id, null);
  await limitDraws.run({ draw_ids: draws.map((it) => it.id) }, tx);
  await tellDraws(tx, after.code as LotteryCode);
}

/** Writes a section that is locked; its switch and an earlier closing count at once for draws that are open. */
export async function putSection(tx: Tx, { id: section_id, ...after }: SectionsOfLotteryResult): Promise<void> {
  await writeSection.run({ section_id, ...after }, tx);
  const draws = await lockOpen(tx, after.lottery_id, section_id);
  // The clock is read after the locks: no bet taken before them may lie after the new closing.
  const not_before = new Date((await readNow(tx)).getTime() + 1);
  const { close_before_minutes } = after;
  await closeDrawsEarlier.run({ draw_ids: draws.map((it) => it.id), close_before_minutes, not_before }, tx);
  await tellDraws(tx, after.code as LotteryCode);
}

/** Locks the open draws of a lottery or section; a draw that opens meanwhile follows the configuration by itself. */
async function lockOpen(tx: Tx, lottery_id: number, section_id: number | null) {
  await queueForOpenDraws.run({ lottery_id, section_id }, tx);
  return lockOpenDraws.run({ lottery_id, section_id }, tx);
}
