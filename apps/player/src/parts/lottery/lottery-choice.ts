import type { LotteryCode } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import type { Tab } from '../lists/Tabs.tsx';

const NAME = 'lottery';
/** Until the house has said which it offers, and in which order. */
const ALL: readonly LotteryCode[] = ['1D', '2D', 'C1D', 'C2D', '3D'];

/** A screen about several lotteries, opened at one of them. */
export function atLottery(path: string, code: LotteryCode): string {
  return `${path}?${NAME}=${code}`;
}

/** The lotteries that are offered, and the one to show: the address names it, so that a reload and the way back keep it. */
export function useLotteryChoice() {
  const names = useT().lotteries;
  const offered = useCall('GET /api/lottery/list').data?.map((it) => it.code) ?? ALL;
  const [wanted, setWanted] = useState(wantedLottery);
  const code = offered.find((it) => it === wanted) ?? '2D';
  const tabs: Tab<LotteryCode>[] = offered.map((key) => ({ key, name: names[key] }));
  const choose = (next: LotteryCode) => {
    history.replaceState(history.state, '', atLottery(location.pathname, next));
    setWanted(next);
  };
  return { code, name: names[code], tabs, choose };
}

/** The lottery that the address names, or null. */
export function wantedLottery(): string | null {
  return new URLSearchParams(location.search).get(NAME);
}
