/** Types and statements of src/content/console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ContentKind } from '#queries/unions.ts';

export interface ListContentParams {
  kind: ContentKind;
}

export interface ListContentResult {
  body: unknown;
  id: number;
  images: unknown;
  is_open: boolean;
  kind: ContentKind;
  link: string | null;
  position: number;
  shown_from: Date | null;
  shown_until: Date | null;
  title: unknown;
}

export const listContent = new PreparedQuery<ListContentParams, ListContentResult>({"usedParamSet":{"kind":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":123}]}],"statement":"select id, kind, title, body, images, link, position, is_open, shown_from, shown_until\nfrom content_item where kind = :kind! order by position, id"} as never);

export interface LockContentParams {
  id: number;
}

export interface LockContentResult {
  body: unknown;
  id: number;
  images: unknown;
  is_open: boolean;
  kind: ContentKind;
  link: string | null;
  position: number;
  shown_from: Date | null;
  shown_until: Date | null;
  title: unknown;
}

export const lockContent = new PreparedQuery<LockContentParams, LockContentResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":119}]}],"statement":"select id, kind, title, body, images, link, position, is_open, shown_from, shown_until\nfrom content_item where id = :id! for update"} as never);

export interface FindContentParams {
  id: number;
}

export interface FindContentResult {
  body: unknown;
  id: number;
  images: unknown;
  is_open: boolean;
  kind: ContentKind;
  link: string | null;
  position: number;
  shown_from: Date | null;
  shown_until: Date | null;
  title: unknown;
}

export const findContent = new PreparedQuery<FindContentParams, FindContentResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":119}]}],"statement":"select id, kind, title, body, images, link, position, is_open, shown_from, shown_until from content_item where id = :id!"} as never);

export interface InsertContentParams {
  body: unknown;
  images: unknown;
  kind: ContentKind;
  link?: string | null | void;
  position: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
  title: unknown;
}

export interface InsertContentResult {
  id: number;
}

export const insertContent = new PreparedQuery<InsertContentParams, InsertContentResult>({"usedParamSet":{"kind":true,"title":true,"body":true,"images":true,"link":true,"position":true,"shown_from":true,"shown_until":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":116}]},{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":125}]},{"name":"body","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":133}]},{"name":"images","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":143}]},{"name":"link","required":false,"transform":{"type":"scalar"},"locs":[{"a":146,"b":150}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":162}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":172,"b":182}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":185,"b":196}]}],"statement":"insert into content_item (kind, title, body, images, link, position, is_open, shown_from, shown_until)\nvalues (:kind!, :title!, :body!, :images!, :link, :position!, false, :shown_from, :shown_until)\nreturning id"} as never);

export interface OpenContentParams {
  body: unknown;
  id: number;
  images: unknown;
  link?: string | null | void;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
  title: unknown;
}

export type OpenContentResult = void;

export const openContent = new PreparedQuery<OpenContentParams, OpenContentResult>({"usedParamSet":{"title":true,"body":true,"images":true,"link":true,"shown_from":true,"shown_until":true,"id":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"body","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]},{"name":"images","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":72}]},{"name":"link","required":false,"transform":{"type":"scalar"},"locs":[{"a":82,"b":86}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":145,"b":156}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":172}]}],"statement":"update content_item\nset title = :title!, body = :body!, images = :images!, link = :link, is_open = true, shown_from = :shown_from, shown_until = :shown_until\nwhere id = :id!"} as never);

export interface IsPictureOfDeedParams {
  id: number;
  image: string;
}

export interface IsPictureOfDeedResult {
  is_of_deed: boolean;
}

export const isPictureOfDeed = new PreparedQuery<IsPictureOfDeedParams, IsPictureOfDeedResult>({"usedParamSet":{"id":true,"image":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":177}]},{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":205,"b":211}]}],"statement":"select exists (\n  select from public_deed d cross join jsonb_each_text(d.data -> 'images') as shown(language, image)\n  where d.kind = 'content' and d.subject = 'content:' || :id!::bigint and shown.image = :image!\n) as \"is_of_deed!\""} as never);

export interface UpdateContentParams {
  body: unknown;
  id: number;
  images: unknown;
  is_open: boolean;
  link?: string | null | void;
  position: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
  title: unknown;
}

export type UpdateContentResult = void;

export const updateContent = new PreparedQuery<UpdateContentParams, UpdateContentResult>({"usedParamSet":{"title":true,"body":true,"images":true,"link":true,"position":true,"is_open":true,"shown_from":true,"shown_until":true,"id":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"body","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]},{"name":"images","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":72}]},{"name":"link","required":false,"transform":{"type":"scalar"},"locs":[{"a":82,"b":86}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":109}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":130}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":148,"b":158}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":175,"b":186}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":199,"b":202}]}],"statement":"update content_item\nset title = :title!, body = :body!, images = :images!, link = :link, position = :position!, is_open = :is_open!,\n  shown_from = :shown_from, shown_until = :shown_until\nwhere id = :id!"} as never);

export interface DeleteContentParams {
  id: number;
}

export type DeleteContentResult = void;

export const deleteContent = new PreparedQuery<DeleteContentParams, DeleteContentResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":39}]}],"statement":"delete from content_item where id = :id!"} as never);

export type LockLinksParams = void;

export interface LockLinksResult {
  locked: string | null;
}

export const lockLinks = new PreparedQuery<LockLinksParams, LockLinksResult>({"usedParamSet":{},"params":[],"statement":"select pg_advisory_xact_lock(hashtextextended('content.social_link', 0))::text as \"locked?\""} as never);

export interface WriteLinksParams {
  links: unknown;
}

export type WriteLinksResult = void;

export const writeLinks = new PreparedQuery<WriteLinksParams, WriteLinksResult>({"usedParamSet":{"links":true},"params":[{"name":"links","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":93}]}],"statement":"insert into social_link (name, url) select key::social_name, value from json_each_text(:links!::json) on conflict (name) do update set url = excluded.url"} as never);

