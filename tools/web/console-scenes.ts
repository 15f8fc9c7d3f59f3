import { PAGES } from '../../apps/console/src/app/paths.ts';
import type { Scene } from './scene.ts';
import { operatorCookie } from './stored-session.ts';

/** Pages of one thing, and the list that names one of them. */
const DETAILS = [
  ['draw', '/draws/:id', '/api/console/board'],
  ['draw-slips', '/draws/:id/slips', '/api/console/board'],
  ['player', '/players/:id', '/api/console/players?limit=1'],
  ['player-slips', '/players/:id?tab=slips', '/api/console/players?limit=1'],
  ['player-cash', '/players/:id?tab=cash', '/api/console/players?limit=1'],
  ['case', '/cases/:id', '/api/console/cases?limit=1'],
  ['conversation', '/conversations/:id', '/api/console/conversations?limit=1'],
  ['taker', '/takers/:id', '/api/console/takers'],
  ['house-account', '/house-accounts/:id', '/api/console/house-accounts'],
] as const;

type Cookie = Awaited<ReturnType<typeof operatorCookie>>;

/** The console's screens by name, as an owner sees them: every page of the menu, the operator's own, one of each page of a thing that the house has, and its doors. */
export async function consoleScenes(base: string, password: string): Promise<{ screens: Record<string, Scene>; cookie: Cookie }> {
  const cookie = await operatorCookie(base, 'owner', password);
  const screens: Record<string, Scene> = {};
  for (const { path } of PAGES) screens[path === '/' ? 'today' : path.slice(1)] = { path };
  screens['account'] = { path: '/account' };
  for (const [name, path, list] of DETAILS) {
    const id = await firstOf(base, list, cookie);
    if (id !== null) screens[`${name}-page`] = { path: path.replace(':id', String(id)) };
  }
  screens['login'] = { path: '/login', visitor: true };
  screens['join'] = { path: '/join', visitor: true };
  return { screens, cookie };
}

async function firstOf(base: string, list: string, { name, value }: Cookie): Promise<number | null> {
  const answer = await fetch(new URL(list, base), { headers: { Cookie: `${name}=${value}` } });
  const { data }: { data?: { id: number }[] } = await answer.json();
  return data?.[0]?.id ?? null;
}
