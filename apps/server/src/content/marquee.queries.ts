/** Types generated for queries found in "src/content/marquee.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockHeaderText' parameters type */
export type LockHeaderTextParams = void;

/** 'LockHeaderText' return type */
export interface LockHeaderTextResult {
  id: number;
  text: unknown;
}

/** 'LockHeaderText' query type */
export interface LockHeaderTextQuery {
  params: LockHeaderTextParams;
  result: LockHeaderTextResult;
}

const lockHeaderTextIR: any = {"usedParamSet":{},"params":[],"statement":"select id, text from header_text order by position, id limit 1 for update"};

/**
 * Query generated from SQL:
 * ```
 * select id, text from header_text order by position, id limit 1 for update
 * ```
 */
export const lockHeaderText = new PreparedQuery<LockHeaderTextParams,LockHeaderTextResult>(lockHeaderTextIR);


/** 'FirstHeaderText' parameters type */
export type FirstHeaderTextParams = void;

/** 'FirstHeaderText' return type */
export interface FirstHeaderTextResult {
  text: unknown;
}

/** 'FirstHeaderText' query type */
export interface FirstHeaderTextQuery {
  params: FirstHeaderTextParams;
  result: FirstHeaderTextResult;
}

const firstHeaderTextIR: any = {"usedParamSet":{},"params":[],"statement":"select text from header_text order by position, id limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select text from header_text order by position, id limit 1
 * ```
 */
export const firstHeaderText = new PreparedQuery<FirstHeaderTextParams,FirstHeaderTextResult>(firstHeaderTextIR);


/** 'InsertHeaderText' parameters type */
export interface InsertHeaderTextParams {
  text: unknown;
}

/** 'InsertHeaderText' return type */
export type InsertHeaderTextResult = void;

/** 'InsertHeaderText' query type */
export interface InsertHeaderTextQuery {
  params: InsertHeaderTextParams;
  result: InsertHeaderTextResult;
}

const insertHeaderTextIR: any = {"usedParamSet":{"text":true},"params":[{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":44}]}],"statement":"insert into header_text (text) values (:text!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into header_text (text) values (:text!)
 * ```
 */
export const insertHeaderText = new PreparedQuery<InsertHeaderTextParams,InsertHeaderTextResult>(insertHeaderTextIR);


/** 'UpdateHeaderText' parameters type */
export interface UpdateHeaderTextParams {
  id: number;
  text: unknown;
}

/** 'UpdateHeaderText' return type */
export type UpdateHeaderTextResult = void;

/** 'UpdateHeaderText' query type */
export interface UpdateHeaderTextQuery {
  params: UpdateHeaderTextParams;
  result: UpdateHeaderTextResult;
}

const updateHeaderTextIR: any = {"usedParamSet":{"text":true,"id":true},"params":[{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":35}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":67}]}],"statement":"update header_text set text = :text!, is_open = true where id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * update header_text set text = :text!, is_open = true where id = :id!
 * ```
 */
export const updateHeaderText = new PreparedQuery<UpdateHeaderTextParams,UpdateHeaderTextResult>(updateHeaderTextIR);


