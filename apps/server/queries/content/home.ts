/** Types and statements of src/content/home.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ContentKind, SocialName } from '#queries/unions.ts';

export interface ShownContentParams {
  kind: ContentKind;
}

export interface ShownContentResult {
  body: unknown;
  id: number;
  images: unknown;
  link: string | null;
  title: unknown;
}

export const shownContent = new PreparedQuery<ShownContentParams, ShownContentResult>({"usedParamSet":{"kind":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":73}]}],"statement":"select id, title, body, images, link\nfrom content_item\nwhere kind = :kind! and is_open\n  and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())\norder by position, id"} as never);

export type SocialLinksParams = void;

export interface SocialLinksResult {
  name: SocialName;
  url: string;
}

export const socialLinks = new PreparedQuery<SocialLinksParams, SocialLinksResult>({"usedParamSet":{},"params":[],"statement":"select name, url from social_link"} as never);

export type AppStartParams = void;

export interface AppStartResult {
  now: Date;
  playstore: string | null;
  vapid_public_key: string | null;
}

export const appStart = new PreparedQuery<AppStartParams, AppStartResult>({"usedParamSet":{},"params":[],"statement":"select product_now() as \"now!\", (select url from social_link where name = 'play_store') as playstore,\n  (select public_key from public_push_key) as \"vapid_public_key?\""} as never);

