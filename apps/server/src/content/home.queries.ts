/** Types generated for queries found in "src/content/home.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'OpenBanners' parameters type */
export type OpenBannersParams = void;

/** 'OpenBanners' return type */
export interface OpenBannersResult {
  id: number;
  image: string;
  link: string | null;
}

/** 'OpenBanners' query type */
export interface OpenBannersQuery {
  params: OpenBannersParams;
  result: OpenBannersResult;
}

const openBannersIR: any = {"usedParamSet":{},"params":[],"statement":"select id, image, link from banner where is_open order by position, id"};

/**
 * Query generated from SQL:
 * ```
 * select id, image, link from banner where is_open order by position, id
 * ```
 */
export const openBanners = new PreparedQuery<OpenBannersParams,OpenBannersResult>(openBannersIR);


/** 'OpenHeaderTexts' parameters type */
export type OpenHeaderTextsParams = void;

/** 'OpenHeaderTexts' return type */
export interface OpenHeaderTextsResult {
  id: number;
  text: unknown;
}

/** 'OpenHeaderTexts' query type */
export interface OpenHeaderTextsQuery {
  params: OpenHeaderTextsParams;
  result: OpenHeaderTextsResult;
}

const openHeaderTextsIR: any = {"usedParamSet":{},"params":[],"statement":"select id, text from header_text where is_open order by position, id"};

/**
 * Query generated from SQL:
 * ```
 * select id, text from header_text where is_open order by position, id
 * ```
 */
export const openHeaderTexts = new PreparedQuery<OpenHeaderTextsParams,OpenHeaderTextsResult>(openHeaderTextsIR);


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


/** 'AppSettings' parameters type */
export type AppSettingsParams = void;

/** 'AppSettings' return type */
export interface AppSettingsResult {
  is_maintain: unknown | null;
  now: Date;
  playstore: string | null;
}

/** 'AppSettings' query type */
export interface AppSettingsQuery {
  params: AppSettingsParams;
  result: AppSettingsResult;
}

const appSettingsIR: any = {"usedParamSet":{},"params":[],"statement":"select product_now() as \"now!\", (select value from setting where key = 'is_maintain') as is_maintain,\n  (select url from social_link where name = 'play_store') as playstore"};

/**
 * Query generated from SQL:
 * ```
 * select product_now() as "now!", (select value from setting where key = 'is_maintain') as is_maintain,
 *   (select url from social_link where name = 'play_store') as playstore
 * ```
 */
export const appSettings = new PreparedQuery<AppSettingsParams,AppSettingsResult>(appSettingsIR);


