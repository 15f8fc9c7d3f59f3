import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Settings } from '../src/platform/settings.ts';

/** The ports of a product that somebody runs beside the tests. */
const PRODUCT_PORTS = [Settings.shape.PORT, Settings.shape.CONSOLE_PORT].map((port) => port.parse(undefined));
const SANDBOX_PORT = Number(new URL(Settings.shape.SANDBOX_URL.parse(undefined)).port);

const GUARD = fileURLToPath(new URL('./strange-addresses.cjs', import.meta.url));
const file = join(tmpdir(), `strange-addresses-${process.pid}`);

// What a process is told that a test starts, with the environment of the test or with that of `childEnvironment`: it is watched as the test itself is.
Object.assign(process.env, {
  NODE_OPTIONS: `--require=${GUARD}`,
  STRANGE_ADDRESSES: JSON.stringify({ file, ports: [...PRODUCT_PORTS, SANDBOX_PORT] }),
});
createRequire(import.meta.url)(GUARD);

/** The addresses outside this machine, or of a product that runs beside the tests, that this process and those it started have asked since the last time. */
export function takeStrangeAddresses(): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return [];
  } finally {
    rmSync(file, { force: true });
  }
}
