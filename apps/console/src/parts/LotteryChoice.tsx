import { SegmentedControl } from '@mantine/core';
import { isLotteryCode, LOTTERIES, type LotteryCode } from '@shwekan/rules';
import { FIRST_LOTTERY } from './lottery-choice.ts';

type LotteryChoiceProps = { lottery: LotteryCode; choose: (lottery: LotteryCode | undefined) => void };

/** Chooses the lottery of a page. The first one is told as undefined, so that its address stays short. */
export function LotteryChoice({ lottery, choose }: LotteryChoiceProps) {
  return (
    <SegmentedControl
      aria-label="Lottery"
      data={LOTTERIES.map((it) => it.code)}
      value={lottery}
      onChange={(code) => isLotteryCode(code) && choose(code === FIRST_LOTTERY ? undefined : code)}
    />
  );
}
