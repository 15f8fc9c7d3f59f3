/** Types and statements of src/platform/leader.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface DropLeadParams {
  holder: string;
  name: string;
}

export type DropLeadResult = void;

export const dropLead = new PreparedQuery<DropLeadParams, DropLeadResult>({"usedParamSet":{"name":true,"holder":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":62}]},{"name":"holder","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":84}]}],"statement":"update leader set until = clock_timestamp() where name = :name! and holder = :holder!"} as never);

