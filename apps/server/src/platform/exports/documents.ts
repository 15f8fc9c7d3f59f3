import { type Endpoint, rowOf } from '@shwekan/contract';
import type { Cell, Table } from './cells.ts';

/** A part of a document: a table with what its rows are of, and what is told of each. */
export type DocumentPart = { title: string; columns: string[]; rows: { name: string; cells: Cell[]; isSum: boolean }[] };

const SUM = /^(All|Total)\b/;
const WAYS = ['part', 'name', 'what', 'amount'];

/** Whether a list is a document: each of its rows tells one amount of one thing in one part of it. Such a list may be had as a PDF. */
export function isDocument({ reply }: Endpoint): boolean {
  const shape = rowOf(reply)?.shape;
  return shape !== undefined && Object.keys(shape).join() === WAYS.join();
}

/** The parts of a document, in the order in which its rows name them, their words said as `say` does: the house's own are English in its rows. */
export function partsOf({ rows }: Table, say = (word: string): string => word): DocumentPart[] {
  const parts = Map.groupBy(rows, ([part]) => String(part));
  return [...parts].map(([title, told]) => {
    const columns = [...new Set(told.map(([, , what]) => String(what)))];
    const names = Map.groupBy(told, ([, name]) => String(name));
    return {
      title: say(title),
      columns: columns.map(say),
      rows: [...names].map(([name, some]) => ({
        name: say(name),
        isSum: SUM.test(name),
        cells: columns.map((column) => some.find(([, , what]) => what === column)?.[3] ?? null),
      })),
    };
  });
}
