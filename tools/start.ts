import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isPublicHost } from '../apps/server/src/platform/config-rules.ts';
import type { Logins } from '../apps/server/src/platform/logins.ts';
import { dataDir, loginsTo, migrate, openDatabase } from './database.ts';
import { demoWanted } from './mode.ts';
import { mustRunNode, runNode, say, stopRunning } from './processes.ts';
import { startSandbox } from './sandbox.ts';
import { startServer, startWatchedServer, stopLeftOverServer } from './server.ts';
import { loadSettings } from './settings.ts';
import { buildWeb, WEB_APPS } from './web/build.ts';
import { watchWeb } from './web/watch.ts';
import { prepareWitnesses, startWitnesses, witnessSettings } from './witnesses.ts';

const START_PATIENCE_MS = 60_000;

loadSettings();
const watching = process.argv.includes('--watch');
const port = portOf('PORT', 3000);
const consolePort = portOf('CONSOLE_PORT', 3001);
const sandboxPort = portOf('SANDBOX_PORT', 3002);
const demo = demoWanted();
/** Where a demo's alerts arrive by mail: the sandbox takes them. */
const smtpPort = portOf('SANDBOX_SMTP_PORT', sandboxPort + 1);

/** What must be undone at the end, last made first. */
const undo: (() => Promise<void>)[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The process that started this is gone: nobody could stop it any more.
process.on('disconnect', () => void stop(0));

try {
  await start();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}

async function start(): Promise<void> {
  await stopLeftOverServer();
  await refuseTakenPorts();
  await step('Web apps', async () => {
    const built = await Promise.all(WEB_APPS.map(buildWeb));
    if (watching) undo.push(await watchWeb());
    return built.some(Boolean) ? 'built' : 'up to date';
  });
  const { url: databaseUrl, folder } = await step('PostgreSQL', async () => {
    const postgres = await openDatabase();
    undo.push(() => postgres.stop());
    return postgres;
  });
  const logins = loginsTo(databaseUrl);
  const asked = serverEnv(logins, folder);
  // Before a witness, the schema or demo data is written: this may be a house's folder and database.
  await step('Checks', () => refuseWrongStart({ ...asked, DATABASE_URL: databaseUrl }));
  // A demo whose owner names witnesses has those.
  const witnesses = demo && !process.env['LOG_WITNESSES'] ? await prepareWitnesses() : [];
  const env = { ...asked, ...(witnesses.length === 0 ? {} : { LOG_WITNESSES: witnessSettings(witnesses) }) };
  await step('Schema', () => migrate(databaseUrl, logins));
  if (demo) await step('Demo data', () => mustRunNode('apps/server/src/demo/seed.ts', [], { env: { ...env, DATABASE_URL: databaseUrl } }));
  if (stopping) return;
  const server = watching ? startWatchedServer(env) : startServer(env);
  undo.push(() => server.stop());
  if (demo) {
    const sandbox = startSandbox(env, watching);
    undo.push(() => sandbox.stop());
  }
  await Promise.race([answering(), server.failed]);
  server.keep();
  if (witnesses.length > 0) undo.push(...(await startWitnesses(witnesses, `http://127.0.0.1:${port}`, databaseUrl)).map((it) => it.stop));
  greet();
}

/** Runs one part of the start and says how long it took. A value that is a plain word is shown. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  process.stdout.write(`${`${name} `.padEnd(16, '.')} `);
  const result = await work();
  const word = typeof result === 'string' && /^[\w ]+$/.test(result) ? result : 'ready';
  say(`${word} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}

/** The server never gets the owner's address: it logs in with rights of its own. */
function serverEnv(logins: Partial<Logins>, database_folder: string | undefined): NodeJS.ProcessEnv {
  const { DATABASE_URL: _owner, ...env } = process.env;
  return {
    ...env,
    ...logins,
    DATA_DIR: dataDir(),
    DISK_FOLDERS: [process.env['DISK_FOLDERS'], database_folder].filter(Boolean).join(','),
    PORT: String(port),
    CONSOLE_PORT: String(consolePort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: process.env['SANDBOX_URL'] || `http://127.0.0.1:${sandboxPort}`,
    ...(demo ? demoAlerts() : {}),
    DEMO: demo ? '1' : '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] || (watching || !demo ? 'info' : 'warn'),
  };
}

/** The alerts of a demo go to the sandbox, by the protocols by which a house's go out, unless its owner says where. */
function demoAlerts(): NodeJS.ProcessEnv {
  return {
    SANDBOX_SMTP_PORT: String(smtpPort),
    ALERT_SMTP_URL: process.env['ALERT_SMTP_URL'] || `smtp://127.0.0.1:${smtpPort}`,
    ALERT_MAIL_FROM: process.env['ALERT_MAIL_FROM'] || 'alerts@shwekan.example',
    ALERT_WEBHOOK_URL: process.env['ALERT_WEBHOOK_URL'] || `http://127.0.0.1:${sandboxPort}/bot0-demo/sendMessage`,
  };
}

async function answering(): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!stopping && Date.now() < deadline) {
    const health = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (health?.ok) return;
    await wait(100);
  }
  if (!stopping) throw new Error(`The server did not answer within ${START_PATIENCE_MS / 1000} s.`);
}

function greet(): void {
  if (stopping) return;
  say(`\n  Player app        http://localhost:${port}          (API under /api, its pages at /api/docs)`);
  say(`  Operator console  http://localhost:${consolePort}`);
  if (demo) {
    say(`  Sandbox provider  http://localhost:${sandboxPort}/control  (plays the aggregator; its games open from the player app)`);
    say('\n  Players           09420000001, 09420000002, 09420000003    password: demo-player');
    say('  Operators         owner, owner-b, finance, draws-a, draws-b, risk, support, content, auditor  password: demo-operator');
  }
  if (demo && isDemoPublic()) {
    say('\n  !!! THIS DEMO IS OPEN TO THE NETWORK (DEMO_PUBLIC). Its passwords stand above, anybody may move its clock and read its');
    say('  !!! one-time codes. Nothing in it is worth anything, and nothing real may ever be entered.');
  }
  say('\n  Ctrl-C stops everything.\n');
}

function isDemoPublic(): boolean {
  return isPublicHost(process.env['HOST'] || '127.0.0.1');
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  stopRunning();
  for (const part of undo.toReversed()) await part().catch((error) => process.stderr.write(`${error}\n`));
  process.exit(code);
}

async function refuseTakenPorts(): Promise<void> {
  for (const [name, number] of Object.entries({
    PORT: port,
    CONSOLE_PORT: consolePort,
    ...(demo ? { SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort } : {}),
  })) {
    if (await isTaken(number)) {
      throw new Error(
        `Port ${number} is in use by another program. Stop it, or set ${name} to another number: ${name}=${number + 100} npm start`,
      );
    }
  }
}

function isTaken(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(number, process.env['HOST'] || '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

function portOf(name: string, otherwise: number): number {
  const number = Number(process.env[name] || otherwise);
  if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number;
  process.stderr.write(`${name} must be a port number from 1 to 65535, not "${process.env[name]}".\n`);
  process.exit(1);
}

/** Before anything is written: everything that is wrong with the settings and the database, in one list. */
async function refuseWrongStart(env: NodeJS.ProcessEnv): Promise<void> {
  const found = await runNode('apps/server/src/doctor.ts', ['--start'], { env });
  if (found.code !== 0) throw new Error(found.output.trim());
}
