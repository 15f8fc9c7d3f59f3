/**
 * A witness of public logs (c2sp.org/tlog-witness), with Node 20 or newer and nothing else:
 *
 *     node witness.mjs --name NAME --folder FOLDER --log KEY... [--port PORT] [--host HOST]
 *     node witness.mjs --name NAME --folder FOLDER --show-key
 *
 * NAME says whose witness it is: a host and a path, as in `paper.example/witness`; it never changes. FOLDER keeps the key, which the first start
 * makes, and what was seen. KEY is a log's key in its text form: `name+id+key`.
 */
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVerifierKey, type VerifierKey, writeVerifierKey } from '@shwekan/proof';
import { sha256 } from './crypto.ts';
import { openDoor } from './door.ts';
import { readWitnessKey } from './key.ts';
import { openRecord } from './record.ts';

const USAGE = 'node witness.mjs --name NAME --folder FOLDER --log KEY... [--port PORT] [--host HOST] [--show-key]';
const PORT_MAX = 65_535;

await main().catch((error: Error) => {
  // Who starts it reads a sentence, not a stack.
  process.stderr.write(`${error.message || String(error)}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
});

async function main(): Promise<void> {
  const { name, folder, logs, port, host, only_key } = settingsOf(process.argv.slice(2));
  const key = await readWitnessKey(folder, name);
  if (only_key) {
    process.stdout.write(`${writeVerifierKey(key.verifier)}\n`);
    return;
  }
  const record = openRecord(folder, key.verifier);
  // Better not to start than to cosign by half a memory.
  for (const log of logs) await record.last(log);
  const { url, server } = await openDoor({ key, logs, record }, host, port);
  process.stdout.write(`${JSON.stringify({ msg: 'the witness is open', witness_url: url, key: writeVerifierKey(key.verifier) })}\n`);
  // Started by another process, it ends with that one, however that one ends.
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), ...(process.channel ? [once(process, 'disconnect')] : [])]);
  server.close();
  server.closeIdleConnections();
  if (process.connected) process.disconnect();
}

type Settings = { name: string; folder: string; logs: VerifierKey[]; port: number; host: string; only_key: boolean };

function settingsOf(words: string[]): Settings {
  const { values } = parseArgs({
    args: words,
    options: {
      name: { type: 'string', default: '' },
      folder: { type: 'string', default: '' },
      log: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: '8099' },
      host: { type: 'string', default: '127.0.0.1' },
      'show-key': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (values.folder === '' || !/^[^\s+]+$/.test(values.name)) throw new Error(USAGE);
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) throw new Error(`--port is no port: ${values.port}`);
  const logs = values.log.map((it) => {
    const key = readVerifierKey(sha256, it);
    if (key?.type !== 'ed25519') throw new Error(`--log is no key of a log: ${it}`);
    return key;
  });
  if (new Set(logs.map((it) => it.name)).size < logs.length) throw new Error('--log names one log twice');
  if (logs.length === 0 && !values['show-key']) throw new Error(`There is no log to witness: ${USAGE}`);
  return { name: values.name, folder: resolve(values.folder), logs, port, host: values.host, only_key: values['show-key'] };
}
