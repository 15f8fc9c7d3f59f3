import type { Dialect } from '../dialect.ts';
import { instantOf } from '../fields.ts';
import { answerFault } from './answer.ts';
import { gscPlusAggregator } from './calls.ts';
import { readRequest } from './request.ts';
import { callOf, isSigned } from './signature.ts';

/** The newer dialect: a request is a batch of entries, each of them a list of transactions. */
export const gscPlus: Dialect = {
  name: 'gsc_plus',
  // Jackpots and retries come without a bet.
  rules: { is_one_transaction: false, takes_unknown_result: true },
  path: '/v1/api/seamless/:word',
  callOf,
  isSigned,
  timeOf: (sent) => instantOf(sent['request_time']),
  operatorOf: (sent) => sent['operator_code'],
  read: readRequest,
  answerFault,
  aggregator: gscPlusAggregator,
};
