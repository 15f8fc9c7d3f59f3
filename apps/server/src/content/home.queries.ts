/** Types generated for queries found in "src/content/home.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ShownContent' parameters type */
export interface ShownContentParams {
  kind: string;
}

/** 'ShownContent' return type */
export interface ShownContentResult {
  body: unknown;
  id: number;
  images: unknown;
  link: string | null;
  title: unknown;
}

/** 'ShownContent' query type */
export interface ShownContentQuery {
  params: ShownContentParams;
  result: ShownContentResult;
}

const shownContentIR: any = {"usedParamSet":{"kind":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":73}]}],"statement":"select id, title, body, images, link\nfrom content_item\nwhere kind = :kind! and is_open\n  and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())\norder by position, id"};

/**
 * Query generated from SQL:
 * ```
 * select id, title, body, images, link
 * from content_item
 * where kind = :kind! and is_open
 *   and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())
 * order by position, id
 * ```
 */
export const shownContent = new PreparedQuery<ShownContentParams,ShownContentResult>(shownContentIR);


/** 'SocialLinks' parameters type */
export type SocialLinksParams = void;

/** 'SocialLinks' return type */
export interface SocialLinksResult {
  name: string;
  url: string;
}

/** 'SocialLinks' query type */
export interface SocialLinksQuery {
  params: SocialLinksParams;
  result: SocialLinksResult;
}

const socialLinksIR: any = {"usedParamSet":{},"params":[],"statement":"select name, url from social_link"};

/**
 * Query generated from SQL:
 * ```
 * select name, url from social_link
 * ```
 */
export const socialLinks = new PreparedQuery<SocialLinksParams,SocialLinksResult>(socialLinksIR);


/** 'AppStart' parameters type */
export type AppStartParams = void;

/** 'AppStart' return type */
export interface AppStartResult {
  now: Date;
  playstore: string | null;
  vapid_public_key: string | null;
}

/** 'AppStart' query type */
export interface AppStartQuery {
  params: AppStartParams;
  result: AppStartResult;
}

const appStartIR: any = {"usedParamSet":{},"params":[],"statement":"select product_now() as \"now!\", (select url from social_link where name = 'play_store') as playstore,\n  (select public_key from public_push_key) as \"vapid_public_key?\""};

/**
 * Query generated from SQL:
 * ```
 * select product_now() as "now!", (select url from social_link where name = 'play_store') as playstore,
 *   (select public_key from public_push_key) as "vapid_public_key?"
 * ```
 */
export const appStart = new PreparedQuery<AppStartParams,AppStartResult>(appStartIR);


