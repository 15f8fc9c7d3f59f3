import type { Dialect } from '../dialect.ts';
import { answerFault } from './answer.ts';
import { gscAggregator } from './calls.ts';
import { readRequest } from './request.ts';
import { isSigned, timeOf } from './signature.ts';

/** The older dialect: a request is one transaction, and every method of it a call of its own. */
export const gsc: Dialect = {
  name: 'gsc',
  rules: { is_one_transaction: true, takes_unknown_result: false },
  path: '/Seamless/:word',
  // Whether there is such a method is said once the signature holds.
  callOf: (word) => word.toLowerCase(),
  isSigned,
  timeOf,
  operatorOf: (sent) => sent['OperatorCode'],
  read: (sent, method, config) => readRequest(sent, method, config.AGGREGATOR_GSC_CURRENCIES),
  answerFault,
  aggregator: (settings, config) => gscAggregator(settings, config.AGGREGATOR_GSC_CURRENCIES),
};
