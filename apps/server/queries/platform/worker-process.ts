/** Types and statements of src/platform/worker-process.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface TellWorkerParams {
  loops: unknown;
  place: string;
}

export type TellWorkerResult = void;

export const tellWorker = new PreparedQuery<TellWorkerParams, TellWorkerResult>({"usedParamSet":{"place":true,"loops":true},"params":[{"name":"place","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":119},{"a":172,"b":178}]},{"name":"loops","required":true,"transform":{"type":"scalar"},"locs":[{"a":181,"b":187}]}],"statement":"with forgotten as (delete from worker_process where told_at < clock_timestamp() - interval '1 hour' and place <> :place!)\ninsert into worker_process (place, loops) values (:place!, :loops!::jsonb)\non conflict (place) do update set loops = excluded.loops, told_at = clock_timestamp()"} as never);

export interface ForgetWorkerParams {
  place: string;
}

export type ForgetWorkerResult = void;

export const forgetWorker = new PreparedQuery<ForgetWorkerParams, ForgetWorkerResult>({"usedParamSet":{"place":true},"params":[{"name":"place","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":47}]}],"statement":"delete from worker_process where place = :place!"} as never);

