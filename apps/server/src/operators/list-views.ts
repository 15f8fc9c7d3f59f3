import { type listViews, mayDo } from '@shwekan/contract';
import { countViews, dropView, lockView, putView, viewsOfPage } from '#queries/operators/list-views.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** As many as a menu can show. */
const VIEWS_MOST = 30;

/** The views of a page. */
export function listListViews(world: World, { who, query }: Call<typeof listViews.list>) {
  return viewsOn(world.db, query.page, who.operator_id);
}

/** Keeps a view under its name, the own or the house's. Refuses `not_allowed`, `views_full`. */
export async function saveView(world: World, call: Call<typeof listViews.save>) {
  const { page, name, search, is_house } = call.body;
  const owner_id = ownerOf(call.who, is_house);
  return world.db.transaction(async (tx) => {
    const [others] = await countViews.run({ page, name, owner_id }, tx);
    if ((others?.count ?? 0) >= VIEWS_MOST) throw new Refusal('views_full');
    await putView.run({ page, name, search, owner_id }, tx);
    // What all see of a list is a deed of the house; an own view is a habit of one.
    if (is_house) await auditCall(tx, call, { action: 'save_view', subject: `page:${page}`, after: { name, search } });
    return viewsOn(tx, page, call.who.operator_id);
  });
}

/** Removes a view. Another operator's is not there (`not_found`); the house's is for owners (`not_allowed`). */
export async function removeView(world: World, call: Call<typeof listViews.remove>) {
  const { id } = call.params;
  return world.db.transaction(async (tx) => {
    const [view] = await lockView.run({ id }, tx);
    const is_house = view?.operator_id === null;
    if (!view || !(is_house || view.operator_id === call.who.operator_id)) throw new Refusal('not_found');
    ownerOf(call.who, is_house);
    await dropView.run({ id }, tx);
    const { page, name, search } = view;
    if (is_house) await auditCall(tx, call, { action: 'remove_view', subject: `page:${page}`, before: { name, search } });
    return {};
  });
}

async function viewsOn(db: Queryable, page: string, operator_id: number) {
  return { data: await viewsOfPage.run({ page, operator_id }, db) };
}

/** Whose a view is: the house's is nobody's. */
function ownerOf({ operator_id, roles }: Call<typeof listViews.save>['who'], is_house: boolean): number | null {
  if (!is_house) return operator_id;
  if (!mayDo(roles, 'owner')) throw new Refusal('not_allowed');
  return null;
}
