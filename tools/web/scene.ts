import type { Page } from '@playwright/test';
import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';

export type StateName = 'plain' | 'long' | 'empty' | 'loading' | 'error' | 'offline';

/** A screen, and what a player does on it before its picture is taken: sheets opened, tabs chosen, bets placed. */
export type Scene = {
  path: string;
  visitor?: true;
  /** Arranged before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page, said: LotteryPhrases) => Promise<unknown>;
  /** Beside the plain one. */
  states?: readonly StateName[];
};
