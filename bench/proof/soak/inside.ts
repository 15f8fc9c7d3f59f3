import { openSync, renameSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a server process before the product (`--import`): asked by a signal, it collects its garbage and writes down what is left. A control leaks here, outside the
// product: each request adds a listener that nobody takes away, and each fifth a file that nobody closes.
export type Inside = { pid: number; asked: number; heap: number; handles: number };

const { SOAK_FILE: file = '', SOAK_LEAK } = process.env;
const LEFT_BYTES = 16_384;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function write(asked: number): void {
  const told: Inside = {
    pid: process.pid,
    asked,
    // What lies outside the heap counts as well: bodies of requests do.
    heap: process.memoryUsage().heapUsed + process.memoryUsage().external,
    handles: process.getActiveResourcesInfo().length,
  };
  writeFileSync(`${file}.new`, JSON.stringify(told));
  renameSync(`${file}.new`, file);
}

let asked = 0;
process.on('SIGUSR2', () => {
  // What the first lets go by a finalizer is only collected by the next.
  collect();
  setImmediate(() => {
    collect();
    asked += 1;
    write(asked);
  });
});
write(0);

if (SOAK_LEAK !== undefined) {
  const emit = http.Server.prototype.emit;
  let requests = 0;
  process.setMaxListeners(0);
  http.Server.prototype.emit = function (this: http.Server, name: string | symbol, ...more: unknown[]) {
    if (name === 'request') {
      const kept = Array.from({ length: LEFT_BYTES / 8 }, (_, n) => n + 0.5);
      process.on('of-a-soak', () => kept.length);
      requests += 1;
      if (requests % 20 === 0) openSync('/dev/null', 'r');
    }
    return Reflect.apply(emit, this, [name, ...more]) as boolean;
  };
}
