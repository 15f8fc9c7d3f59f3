import type { gameProviders } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import {
  addProvider,
  type ConsoleProvidersResult,
  consoleProviders,
  dropProviderCategories,
  lockProvider,
  putProviderCategories,
  updateProvider,
} from '#queries/games/catalogue/providers.ts';
import { auditCall, type OperatorCall } from '../../platform/audit-row.ts';
import type { Queryable, Tx } from '../../platform/db.ts';
import { askDeed } from '../../platform/deeds/ask.ts';
import { redrawn } from '../../platform/images.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call, OperatorCaller } from '../../platform/serve.ts';
import type { Files } from '../../platform/storage.ts';
import { watchWords } from '../../platform/words-to-player.ts';
import type { World } from '../../platform/world.ts';
import { currencyDeed } from './currency-deed.ts';

const PICTURE_SIDE_MAX = 512;

type Categories = { id: number; is_lobby_only: boolean }[];

/** Every product for an operator. */
export async function listConsoleProviders(world: World) {
  return { data: (await consoleProviders.run({ provider_id: null }, world.db)).map(providerWire) };
}

/** Adds a product, switched off: its games come with its list. Refuses `provider_taken`. */
export async function createProvider(world: World, call: Call<typeof gameProviders.add>) {
  const { categories, ...body } = call.body;
  return world.db.transaction(async (tx) => {
    // The aggregator's number of a product is our id of it too.
    const [added] = await addProvider.run({ id: Number(body.p_code), ...body }, tx);
    if (!added) throw new Refusal('provider_taken', { errors: { p_code: 'provider_taken' } });
    await putCategories(tx, added.id, categories);
    await watchName(tx, call, added.id, body.name);
    await auditCall(tx, call, { action: 'add_game_provider', subject: `provider:${added.id}`, after: call.body });
    return { data: providerWire(await rowOf(tx, added.id)) };
  });
}

/** Changes what was sent of a product; of its currency it asks a second person. A category with games stays, whatever is sent. */
export async function editProvider(world: World, call: Call<typeof gameProviders.change>) {
  const provider_id = call.params.id;
  const { currency, ...body } = call.body;
  const { categories, ...sent } = body;
  let deed_id: number | null = null;
  const changed = await change(world, call, provider_id, 'change_game_provider', async (tx, before) => {
    await updateProvider.run({ ...before, ...sent, provider_id }, tx);
    if (sent.name !== undefined && sent.name !== before.name) await watchName(tx, call, provider_id, sent.name);
    if (categories) await putCategories(tx, provider_id, categories);
    if (currency !== undefined && currency !== before.currency) {
      const { who, address } = call;
      deed_id = await askDeed(tx, currencyDeed, { data: { provider_id, currency }, who, address });
    }
    return body;
  });
  return { ...changed, deed_id };
}

/** Gives a product another picture. Refuses `image_not_valid`. */
export async function editProviderImage(world: World, files: Files, call: Call<typeof gameProviders.setImage>) {
  if (call.image === null) throw new Refusal('image_not_valid', { errors: { image: 'image_not_valid' } });
  const image = `/files/${await files.keep('pictures', await redrawn(call.image, PICTURE_SIDE_MAX))}`;
  const provider_id = call.params.id;
  return change(world, call, provider_id, 'change_game_provider', async (tx, before) => {
    await updateProvider.run({ ...before, image, provider_id }, tx);
    return { image };
  });
}

async function change(
  world: World,
  call: OperatorCall,
  provider_id: number,
  action: string,
  work: (tx: Tx, before: ConsoleProvidersResult) => Promise<object>,
) {
  return world.db.transaction(async (tx) => {
    if ((await lockProvider.run({ provider_id }, tx)).length === 0) throw new Refusal('not_found');
    const before = await rowOf(tx, provider_id);
    const sent = await work(tx, before);
    const known = new Map<string, unknown>(Object.entries(before));
    const was = Object.fromEntries(Object.keys(sent).map((key) => [key, known.get(key)]));
    if (Object.keys(sent).length > 0) await auditCall(tx, call, { action, subject: `provider:${provider_id}`, before: was, after: sent });
    return { data: providerWire(await rowOf(tx, provider_id)) };
  });
}

/** Every player reads the name of a product. */
function watchName(tx: Tx, { who }: { who: OperatorCaller }, provider_id: number, name: string): Promise<void> {
  return watchWords(tx, { who, player_id: null, about: `provider:${provider_id}`, text: name });
}

async function putCategories(tx: Tx, provider_id: number, categories: Categories): Promise<void> {
  await putProviderCategories.run({ provider_id, categories: JSON.stringify(categories) }, tx);
  await dropProviderCategories.run({ provider_id, kept: categories.map((it) => it.id) }, tx);
}

async function rowOf(db: Queryable, provider_id: number): Promise<ConsoleProvidersResult> {
  const [row] = await consoleProviders.run({ provider_id }, db);
  if (!row) throw new Error(`provider ${provider_id} is gone`);
  return row;
}

function providerWire({ imported_state, imported_at, ...row }: ConsoleProvidersResult) {
  return {
    ...row,
    // Made by the query as JSON of this shape.
    categories: row.categories as Categories,
    imported: imported_state && imported_at && { state: imported_state, at: yangonStamp(imported_at) },
  };
}
