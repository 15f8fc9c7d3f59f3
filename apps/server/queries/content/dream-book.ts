/** Types and statements of src/content/dream-book.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type OpenDreamsParams = void;

export interface OpenDreamsResult {
  id: number;
  image: string | null;
  numbers: string[];
  words: unknown;
}

export const openDreams = new PreparedQuery<OpenDreamsParams, OpenDreamsResult>({"usedParamSet":{},"params":[],"statement":"select id, words, numbers, image from dream where is_open"} as never);

export type ListDreamsParams = void;

export interface ListDreamsResult {
  id: number;
  image: string | null;
  is_open: boolean;
  numbers: string[];
  words: unknown;
}

export const listDreams = new PreparedQuery<ListDreamsParams, ListDreamsResult>({"usedParamSet":{},"params":[],"statement":"select id, words, numbers, image, is_open from dream"} as never);

export interface LockDreamParams {
  id: number;
}

export interface LockDreamResult {
  id: number;
  image: string | null;
  is_open: boolean;
  numbers: string[];
  words: unknown;
}

export const lockDream = new PreparedQuery<LockDreamParams, LockDreamResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":67}]}],"statement":"select id, words, numbers, image, is_open from dream where id = :id! for update"} as never);

export type LockDreamBookParams = void;

export interface LockDreamBookResult {
  locked: string | null;
}

export const lockDreamBook = new PreparedQuery<LockDreamBookParams, LockDreamBookResult>({"usedParamSet":{},"params":[],"statement":"select pg_advisory_xact_lock(hashtextextended('content.dream', 0))::text as \"locked?\""} as never);

export type CountDreamsParams = void;

export interface CountDreamsResult {
  count: number;
}

export const countDreams = new PreparedQuery<CountDreamsParams, CountDreamsResult>({"usedParamSet":{},"params":[],"statement":"select count(*)::int as \"count!\" from dream"} as never);

export interface InsertDreamParams {
  is_open: boolean;
  numbers: string[];
  words: unknown;
}

export interface InsertDreamResult {
  id: number;
}

export const insertDream = new PreparedQuery<InsertDreamParams, InsertDreamResult>({"usedParamSet":{"words":true,"numbers":true,"is_open":true},"params":[{"name":"words","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":58}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":69}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":80}]}],"statement":"insert into dream (words, numbers, is_open) values (:words!, :numbers!, :is_open!) returning id"} as never);

export interface UpdateDreamParams {
  id: number;
  is_open: boolean;
  numbers: string[];
  words: unknown;
}

export type UpdateDreamResult = void;

export const updateDream = new PreparedQuery<UpdateDreamParams, UpdateDreamResult>({"usedParamSet":{"words":true,"numbers":true,"is_open":true,"id":true},"params":[{"name":"words","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":31}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":52}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":73}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":89}]}],"statement":"update dream set words = :words!, numbers = :numbers!, is_open = :is_open! where id = :id!"} as never);

export interface UpdateDreamImageParams {
  id: number;
  image: string;
}

export type UpdateDreamImageResult = void;

export const updateDreamImage = new PreparedQuery<UpdateDreamImageParams, UpdateDreamImageResult>({"usedParamSet":{"image":true,"id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":31}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":47}]}],"statement":"update dream set image = :image! where id = :id!"} as never);

export interface DeleteDreamParams {
  id: number;
}

export type DeleteDreamResult = void;

export const deleteDream = new PreparedQuery<DeleteDreamParams, DeleteDreamResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":32}]}],"statement":"delete from dream where id = :id!"} as never);

