import type { Aggregator } from './aggregator.ts';
import { gscAggregator } from './gsc/calls.ts';
import { gscPlusAggregator } from './gsc-plus/calls.ts';
import type { Dialect } from './settings.ts';

/** The aggregator behind a dialect. */
export function aggregatorOf(dialect: Dialect): Aggregator {
  return dialect.name === 'gsc' ? gscAggregator(dialect) : gscPlusAggregator(dialect);
}
