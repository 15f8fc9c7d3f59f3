import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { changeLimits, showLimits } from './case-limits.ts';
import { addCaseNote, closeByOperator, listCases, reopenByOperator, showCase, takeCase } from './console.ts';
import { changeTags, showFigures } from './player-figures.ts';

/** The calls of the risk room: cases and from where on they are opened. */
export function riskRoutes(world: World): Route[] {
  return [
    ...on(calls.cases, {
      list: (call) => listCases(world, call),
      show: (call) => showCase(world.db, call.params.id),
      take: (call) => takeCase(world, call),
      addNote: (call) => addCaseNote(world, call),
      close: (call) => closeByOperator(world, call),
      reopen: (call) => reopenByOperator(world, call),
      limits: () => showLimits(world.db),
      changeLimits: (call) => changeLimits(world, call),
    }),
    ...on(calls.playerFigures, {
      show: (call) => showFigures(world.db, call.params.id),
      changeTags: (call) => changeTags(world, call),
    }),
  ];
}
