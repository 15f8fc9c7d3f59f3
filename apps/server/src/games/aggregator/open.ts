import type { Dialect } from '../dialects.ts';
import type { Aggregator } from './aggregator.ts';
import { gscAggregator } from './gsc.ts';
import { gscPlusAggregator } from './gsc-plus.ts';

/** The aggregator behind a dialect. */
export function aggregatorOf(dialect: Dialect): Aggregator {
  return dialect.name === 'gsc' ? gscAggregator(dialect) : gscPlusAggregator(dialect);
}
