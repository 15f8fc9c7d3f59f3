/** Types and statements of src/operators/second-factor.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindFactorParams {
  operator_id: number;
}

export interface FindFactorResult {
  codes_left: number;
  is_on: boolean;
  next_secret: Buffer | null;
  secret: Buffer | null;
}

export const findFactor = new PreparedQuery<FindFactorParams, FindFactorResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":223}]}],"statement":"select secret, next_secret, secret is not null as \"is_on!\",\n  (select count(*) from operator_recovery_code c where c.operator_id = f.operator_id)::int as \"codes_left!\"\nfrom operator_factor f where operator_id = :operator_id!"} as never);

export interface WriteNextSecretParams {
  next_secret: Buffer;
  operator_id: number;
}

export type WriteNextSecretResult = void;

export const writeNextSecret = new PreparedQuery<WriteNextSecretParams, WriteNextSecretResult>({"usedParamSet":{"operator_id":true,"next_secret":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":75}]},{"name":"next_secret","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":90}]}],"statement":"insert into operator_factor (operator_id, next_secret) values (:operator_id!, :next_secret!)\non conflict (operator_id) do update set next_secret = excluded.next_secret"} as never);

export interface TurnFactorOnParams {
  next_secret: Buffer;
  operator_id: number;
  step: number;
}

export interface TurnFactorOnResult {
  operator_id: number;
}

export const turnFactorOn = new PreparedQuery<TurnFactorOnParams, TurnFactorOnResult>({"usedParamSet":{"step":true,"operator_id":true,"next_secret":true},"params":[{"name":"step","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":86}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":120}]},{"name":"next_secret","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":152}]}],"statement":"update operator_factor set secret = next_secret, next_secret = null, last_step = :step! where operator_id = :operator_id! and next_secret = :next_secret!\nreturning operator_id"} as never);

export interface TakeStepParams {
  operator_id: number;
  step: number;
}

export interface TakeStepResult {
  operator_id: number;
}

export const takeStep = new PreparedQuery<TakeStepParams, TakeStepResult>({"usedParamSet":{"step":true,"operator_id":true},"params":[{"name":"step","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":44},{"a":96,"b":101}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":78}]}],"statement":"update operator_factor set last_step = :step! where operator_id = :operator_id! and last_step < :step! returning operator_id"} as never);

export interface TakeRecoveryCodeParams {
  hash: Buffer;
  operator_id: number;
}

export interface TakeRecoveryCodeResult {
  operator_id: number;
}

export const takeRecoveryCode = new PreparedQuery<TakeRecoveryCodeParams, TakeRecoveryCodeResult>({"usedParamSet":{"operator_id":true,"hash":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":67}]},{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":85}]}],"statement":"delete from operator_recovery_code where operator_id = :operator_id! and hash = :hash! returning operator_id"} as never);

export interface ForgetRecoveryCodesParams {
  operator_id: number;
}

export type ForgetRecoveryCodesResult = void;

export const forgetRecoveryCodes = new PreparedQuery<ForgetRecoveryCodesParams, ForgetRecoveryCodesResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":67}]}],"statement":"delete from operator_recovery_code where operator_id = :operator_id!"} as never);

export interface WriteRecoveryCodesParams {
  hashes: Buffer[];
  operator_id: number;
}

export type WriteRecoveryCodesResult = void;

export const writeRecoveryCodes = new PreparedQuery<WriteRecoveryCodesParams, WriteRecoveryCodesResult>({"usedParamSet":{"operator_id":true,"hashes":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":74}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":91}]}],"statement":"insert into operator_recovery_code (operator_id, hash) select :operator_id!, unnest(:hashes!::bytea[])"} as never);

export interface EndOtherSessionsParams {
  operator_id: number;
  session_id: number;
}

export type EndOtherSessionsResult = void;

export const endOtherSessions = new PreparedQuery<EndOtherSessionsParams, EndOtherSessionsResult>({"usedParamSet":{"operator_id":true,"session_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":61}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":84}]}],"statement":"delete from operator_session where operator_id = :operator_id! and id <> :session_id!"} as never);

export interface NoteProofParams {
  session_id: number;
}

export type NoteProofResult = void;

export const noteProof = new PreparedQuery<NoteProofParams, NoteProofResult>({"usedParamSet":{"session_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":76}]}],"statement":"update operator_session set proved_at = product_now() where id = :session_id!"} as never);

