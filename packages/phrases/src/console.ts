import { alerts } from './console/alerts.ts';
import { cases } from './console/cases.ts';
import { cash } from './console/cash.ts';
import { content } from './console/content.ts';
import { draw } from './console/draw.ts';
import { draws } from './console/draws.ts';
import { figures } from './console/figures.ts';
import { games } from './console/games.ts';
import { history } from './console/history.ts';
import { layOff } from './console/lay-off.ts';
import { numberRules } from './console/number-rules.ts';
import { people } from './console/people.ts';
import { players } from './console/players.ts';
import { reports } from './console/reports.ts';
import { rewards } from './console/rewards.ts';
import { server } from './console/server.ts';
import { shell } from './console/shell.ts';
import { statements } from './console/statements.ts';
import { system } from './console/system.ts';
import { words } from './console/words.ts';
import { reasons } from './reasons.ts';

/** The console in Burmese: its English sentences are the keys. A browser loads it when its operator reads Burmese. */
export const phrases: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(reasons).flatMap((of) => of.map(({ en, my }) => [en, my]))),
  ...history,
  ...words,
  ...server,
  ...alerts,
  ...cash,
  ...statements,
  ...draw,
  ...draws,
  ...layOff,
  ...numberRules,
  ...players,
  ...cases,
  ...games,
  ...rewards,
  ...reports,
  ...figures,
  ...content,
  ...people,
  ...shell,
  ...system,
};

/** What the server writes with values in it: the console finds the sentence by its shape. */
export const saidByServer: readonly string[] = [...Object.keys(server).filter((it) => it.includes('{')), '{amount} kyat'];
