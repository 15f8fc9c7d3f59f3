import * as calls from '@shwekan/contract';
import { readToday } from './clock.ts';
import { askList, type ListQuery, listAt } from './list-calls.ts';
import { type OperatorCaller, on, type Route } from './serve.ts';
import type { World } from './world.ts';

type Kind = (typeof calls.FOUND_KINDS)[number];
export type SearchHit = { id: number; title: string; details: string[]; player_id?: number };

/** What a text finds of one kind: a list of the contract, what it is asked, how a row of it reads. A kind is one such line in `src/searches.ts`. */
export type Search = {
  kind: Kind;
  /** The path of the list; of several the first that the operator may read. */
  list: string | readonly string[];
  /** What the list is asked, or null where the text can be none of it. */
  asks: (text: string, today: string) => ListQuery | null;
  /** How a row reads, or null of one that is not meant. */
  // biome-ignore lint/suspicious/noExplicitAny: the row is that of the list's contract, which is named by its path
  read: (row: any, text: string) => SearchHit | null;
};

const SHOWN = 5;

/** The search over everything: each list is asked as the operator would ask it, and one that is not theirs is passed over. */
export function searchRoutes(world: World, routesOver: (world: World) => Route[], searches: readonly Search[]): Route[] {
  const routes = routesOver(world);
  return on(calls.search, {
    find: async ({ who, query: { text } }) => {
      const today = await readToday(world.db);
      const found = await Promise.all(searches.map((it) => findIn(routes, it, who, { text, today })));
      return { data: found.flat() };
    },
  });
}

type Sought = { text: string; today: string };

async function findIn(routes: readonly Route[], { kind, list, asks, read }: Search, who: OperatorCaller, { text, today }: Sought) {
  const asked = asks(text, today);
  const path = [list].flat().find((it) => mayReadList(routes, it, who));
  if (asked === null || path === undefined) return [];
  const { data } = (await askList(listAt(routes, path, asked, who.roles), who)) as { data: unknown[] };
  const found = data.flatMap((row) => read(row, text) ?? []).slice(0, SHOWN);
  return found.map((it) => ({ kind, player_id: null, ...it }));
}

function mayReadList(routes: readonly Route[], path: string, { roles }: OperatorCaller): boolean {
  return routes.some(({ endpoint }) => endpoint.path === path && endpoint.method === 'GET' && calls.mayCall(roles, endpoint));
}
