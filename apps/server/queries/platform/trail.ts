/** Types and statements of src/platform/trail.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type LastLinkParams = void;

export interface LastLinkResult {
  hash: string;
  n: number;
}

export const lastLink = new PreparedQuery<LastLinkParams, LastLinkResult>({"usedParamSet":{},"params":[],"statement":"select n as \"n!\", encode(hash, 'hex') as \"hash!\" from audit_link order by n desc limit 1"} as never);

export interface LinkAtParams {
  n: number;
}

export interface LinkAtResult {
  hash: string;
}

export const linkAt = new PreparedQuery<LinkAtParams, LinkAtResult>({"usedParamSet":{"n":true},"params":[{"name":"n","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":66}]}],"statement":"select encode(hash, 'hex') as \"hash!\" from audit_link where n = :n!"} as never);

