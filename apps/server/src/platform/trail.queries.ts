/** Types generated for queries found in "src/platform/trail.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LastLink' parameters type */
export type LastLinkParams = void;

/** 'LastLink' return type */
export interface LastLinkResult {
  hash: string;
  n: number;
}

/** 'LastLink' query type */
export interface LastLinkQuery {
  params: LastLinkParams;
  result: LastLinkResult;
}

const lastLinkIR: any = {"usedParamSet":{},"params":[],"statement":"select n as \"n!\", encode(hash, 'hex') as \"hash!\" from audit_link order by n desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select n as "n!", encode(hash, 'hex') as "hash!" from audit_link order by n desc limit 1
 * ```
 */
export const lastLink = new PreparedQuery<LastLinkParams,LastLinkResult>(lastLinkIR);


/** 'LinkAt' parameters type */
export interface LinkAtParams {
  n: number;
}

/** 'LinkAt' return type */
export interface LinkAtResult {
  hash: string;
}

/** 'LinkAt' query type */
export interface LinkAtQuery {
  params: LinkAtParams;
  result: LinkAtResult;
}

const linkAtIR: any = {"usedParamSet":{"n":true},"params":[{"name":"n","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":66}]}],"statement":"select encode(hash, 'hex') as \"hash!\" from audit_link where n = :n!"};

/**
 * Query generated from SQL:
 * ```
 * select encode(hash, 'hex') as "hash!" from audit_link where n = :n!
 * ```
 */
export const linkAt = new PreparedQuery<LinkAtParams,LinkAtResult>(linkAtIR);


