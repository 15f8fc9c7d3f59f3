/** Types and statements of src/platform/licence/licence.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type LicenceHoldsParams = void;

export interface LicenceHoldsResult {
  is_licensed: boolean;
}

export const licenceHolds = new PreparedQuery<LicenceHoldsParams, LicenceHoldsResult>({"usedParamSet":{},"params":[],"statement":"select is_licensed() as \"is_licensed!\""} as never);

export interface LicenceLeftParams {
  expires_on: string;
}

export interface LicenceLeftResult {
  days_left: number;
}

export const licenceLeft = new PreparedQuery<LicenceLeftParams, LicenceLeftResult>({"usedParamSet":{"expires_on":true},"params":[{"name":"expires_on","required":true,"transform":{"type":"scalar"},"locs":[{"a":8,"b":19}]}],"statement":"select (:expires_on!::date - yangon_day(product_now())) as \"days_left!\""} as never);

