/** Types generated for queries found in "src/games/wallet/free-members.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type booleanArray = (boolean)[];

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'HoldFreeMembers' parameters type */
export interface HoldFreeMembersParams {
  members: stringArray;
  settles: booleanArray;
}

/** 'HoldFreeMembers' return type */
export interface HoldFreeMembersResult {
  locked: numberArray;
}

/** 'HoldFreeMembers' query type */
export interface HoldFreeMembersQuery {
  params: HoldFreeMembersParams;
  result: HoldFreeMembersResult;
}

const holdFreeMembersIR: any = {"usedParamSet":{"members":true,"settles":true},"params":[{"name":"members","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":33}]},{"name":"settles","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":52}]}],"statement":"select hold_free_members(:members!::text[], :settles!::boolean[]) as \"locked!\""};

/**
 * Query generated from SQL:
 * ```
 * select hold_free_members(:members!::text[], :settles!::boolean[]) as "locked!"
 * ```
 */
export const holdFreeMembers = new PreparedQuery<HoldFreeMembersParams,HoldFreeMembersResult>(holdFreeMembersIR);


