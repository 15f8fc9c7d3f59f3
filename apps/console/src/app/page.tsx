// Before anything makes a shape.
import './no-eval.ts';

import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { List, type ListProps } from '../parts/List.tsx';
import { Page } from '../parts/Page.tsx';
import type { ListReading } from '../parts/use-listed.ts';
import { tableSearch } from '../parts/use-table.ts';
import type { Reading } from './queries.ts';

/** What an address may say, each with `.catch`: a link that is wrong opens the page all the same. */
export type SearchSchema = z.ZodObject;
const NO_SEARCH = z.object({});

type Params<P extends string> = P extends `${string}/$${infer Rest}` ? Record<FirstOf<Rest>, string> : Record<never, string>;
type FirstOf<P extends string> = P extends `${infer Name}/${string}` ? Name : P;
/** Values for what the address says; what is no such value leaves it. */
type SearchChange<S extends SearchSchema> = { [K in keyof z.output<S>]?: unknown };

/** What the address of a page says, and the ways to change it. What is typed is no step to come back to. */
export type Address<S extends SearchSchema = typeof NO_SEARCH, P extends string = string> = {
  search: z.output<S>;
  params: Params<P>;
  /** Changes a part of it; a list begins at its first page again, unless the page is what changes. */
  change: (next: SearchChange<S>, isTyping?: boolean) => void;
  /** Replaces all of it. */
  go: (next: SearchChange<S>) => void;
};

type PageSpec<P extends string, S extends SearchSchema> = {
  search?: S;
  /** What is read as soon as the page is on its way; without it nothing is. */
  load?: (search: z.output<S>, params: Params<P>) => Reading;
  screen: (address: Address<S, P>) => ReactNode;
};

/** A page as its route takes it. */
export type PageParts<S extends SearchSchema> = {
  schema: S;
  load: (search: object, params: object) => Reading | undefined;
  draw: () => ReactNode;
};

/**
 * A page of the console at its address. All that is chosen on it stands there, so that it can be reloaded and shared. An operator whose
 * roles do not show it is told so, and nothing is read for them.
 */
export function page<const P extends string, S extends SearchSchema = typeof NO_SEARCH>(path: P, spec: PageSpec<P, S>): PageParts<S> {
  const { search, load, screen } = spec;
  // Whatever tables are on it, the address says how they are shown.
  const schema = (search ?? NO_SEARCH).extend(tableSearch.shape) as SearchSchema as S;
  return {
    schema,
    load: (given, params) => load?.(schema.parse(given), params as Params<P>),
    draw: () => <AtAddress path={path} schema={schema} screen={screen} />,
  };
}

type AtAddressProps<P extends string, S extends SearchSchema> = { path: P; schema: S; screen: PageSpec<P, S>['screen'] };

function AtAddress<P extends string, S extends SearchSchema>({ path, schema, screen: Shown }: AtAddressProps<P, S>) {
  return <Shown {...useAddress(path, schema)} />;
}

function useAddress<P extends string, S extends SearchSchema>(path: P, schema: S): Address<S, P> {
  // What an address says besides is as if it were not there.
  const search = schema.parse(useSearch({ strict: false }));
  // The router knows those of the page that is shown, whose shape is this.
  const params = useParams({ strict: false }) as Params<P>;
  const navigate = useNavigate();
  const { history, buildLocation } = useRouter();
  const to = (next: (old: object) => object, replace: boolean) => {
    const here = { to: path, params };
    // A list that came late, or a pause in typing, does not lead back who has gone on to a page that is still on its way.
    if (history.location.pathname !== buildLocation(here as never).pathname) return;
    void navigate({ ...here, search: (old: object) => schema.parse(next(old)), replace } as never);
  };
  return {
    search,
    params,
    change: (next, isTyping = false) => to((old) => ({ ...old, page: undefined, ...next }), isTyping),
    go: (next) => to(() => next, false),
  };
}

type ListSpec<P extends string, S extends SearchSchema, Row extends object> = {
  /** What is listed, and what is said of it; of a list that shows one thing or another by what its address says. */
  title: string | ((search: z.output<S>) => string);
  hint: string | ((search: z.output<S>) => string);
  search?: S;
  load: (search: z.output<S>, params: Params<P>) => ListReading<Row>;
  /** What chooses among the rows, above them. */
  filters?: (address: Address<S, P>) => ReactNode;
  /** What can be done besides what stands in the rows. */
  actions?: (address: Address<S, P>) => ReactNode;
  /** What stands where there is no row. */
  empty: ListProps<Row>['empty'] | ((search: z.output<S>) => ListProps<Row>['empty']);
} & Pick<ListProps<Row>, 'columns' | 'story'> & { label?: string; rowId?: ListProps<Row>['rowId'] };

/** A page that is one list: what is read, which columns it has, what can be done. */
export function listPage<const P extends string, Row extends object, S extends SearchSchema = typeof NO_SEARCH>(
  path: P,
  { title, hint, search, load, filters, actions, label, empty, ...list }: ListSpec<P, S, Row>,
) {
  return page<P, S>(path, {
    ...(search ? { search } : {}),
    load,
    screen: (address) => {
      const shown = shownAt(title, address.search);
      return (
        <Page title={shown} hint={shownAt(hint, address.search)} aside={actions?.(address)}>
          {filters?.(address)}
          <List
            {...list}
            label={label ?? shown}
            empty={shownAt(empty, address.search)}
            from={load(address.search, address.params)}
            goTo={(next) => address.change({ page: next })}
          />
        </Page>
      );
    },
  });
}

/** What is shown at what an address says, where that makes a difference. */
function shownAt<T extends string | object, A>(shown: T | ((search: A) => T), search: A): T {
  return typeof shown === 'function' ? shown(search) : shown;
}
