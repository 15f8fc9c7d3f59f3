/** Types generated for queries found in "src/platform/clock.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ReadClock' parameters type */
export type ReadClockParams = void;

/** 'ReadClock' return type */
export interface ReadClockResult {
  now: Date;
}

/** 'ReadClock' query type */
export interface ReadClockQuery {
  params: ReadClockParams;
  result: ReadClockResult;
}

const readClockIR: any = {"usedParamSet":{},"params":[],"statement":"select product_now() as \"now!\""};

/**
 * Query generated from SQL:
 * ```
 * select product_now() as "now!"
 * ```
 */
export const readClock = new PreparedQuery<ReadClockParams,ReadClockResult>(readClockIR);


