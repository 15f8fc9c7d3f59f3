import { isList, mayCall } from '@shwekan/contract';
import { Refusal } from './refusal.ts';
import { asPromised, type OperatorCaller, type Route } from './serve.ts';

// Lists of the console, asked by the server itself in an operator's name: what an export and a search answer is what the list would.

/** What is asked of a list: the words of its address and its filters. */
export type ListQuery = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined };
export type AnyList = { route: Route; asked: ListQuery };

/** The list at a path, with what is asked of it in the contract's words. Refuses `not_found`, `not_allowed`. */
export function listAt(routes: readonly Route[], path: string, sent: ListQuery, roles: readonly string[]): AnyList {
  const route = routes.find((it) => it.endpoint.path === path && isList(it.endpoint));
  if (!route) throw new Refusal('not_found');
  const { params, query } = route.endpoint;
  if (!mayCall(roles, route.endpoint)) throw new Refusal('not_allowed');
  return { route, asked: { params: params?.parse(sent.params ?? {}), query: query?.parse(sent.query ?? {}) } as ListQuery };
}

/** What a list answers an operator, as its contract says it. */
export async function askList({ route, asked }: AnyList, who: OperatorCaller): Promise<unknown> {
  return asPromised(route.endpoint, await route.answer(callBy(who, asked) as never));
}

/** A call as the front door gives it to a use case, of nobody's browser. */
function callBy(who: OperatorCaller, asked: ListQuery) {
  const nothing = () => undefined;
  return {
    ...{ ...asked, who, body: undefined, image: null, language: 'en', once: null },
    ...{ address: '', device: '', device_name: null, origin: '', markReplayed: nothing, setHeader: nothing },
  };
}
