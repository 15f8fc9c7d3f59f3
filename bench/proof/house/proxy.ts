import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { boundToStarter } from '../../../tools/bound-process.ts';
import { makeCertificates, productProxyFile, type ServerPorts } from '../../../tools/cluster/proxy-files.ts';
import { freePort } from '../../../tools/free-port.ts';

export type { ServerPorts } from '../../../tools/cluster/proxy-files.ts';

const PATIENCE_MS = 30_000;
/** The backends that ask their servers by themselves, each for its role; the others go by one of them. */
const ASKING = ['players', 'bets', 'streams', 'console'];

/** A real HAProxy with the house's own file, before server processes at these ports. */
export type HouseProxy = {
  url: string;
  console_url: string;
  /** A new worker with the file as it is; the one before ends its connections. */
  reload(): Promise<void>;
  /** Says of a server at the proxy's own socket, as an operator would, that it gets no new calls, or gets them again. */
  setServer(n: number, state: 'drain' | 'ready'): Promise<void>;
  /** Waits until the proxy holds a server for one that takes calls. */
  untilUp(n: number): Promise<void>;
  /** What it wrote into its log so far: what failed, at which server. */
  log(): string;
  stop(): Promise<void>;
};

/** Whether this machine has the program, and which version of it; null when it has not. */
export function proxyVersion(): string | null {
  try {
    return /version (\S+)/.exec(execFileSync('haproxy', ['-v'], { encoding: 'utf8' }))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Ports that nobody has just now, for so many servers. */
export async function freePorts(count: number): Promise<ServerPorts[]> {
  const ports: ServerPorts[] = [];
  for (let n = 1; n <= count; n += 1) ports.push({ n, player: await freePort(), console: await freePort(), wallet: await freePort() });
  return ports;
}

/** Starts it. `change` makes of the file what a control needs. */
export async function startProxy(servers: readonly ServerPorts[], change: (file: string) => string = (it) => it): Promise<HouseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-proxy-'));
  const [door, inner, plain] = [await freePort(), await freePort(), await freePort()];
  makeCertificates(folder);
  writeFileSync(join(folder, 'aggregators.lst'), '127.0.0.1\n');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, change(productProxyFile(folder, { door, inner, plain }, servers)));
  execFileSync('haproxy', ['-c', '-q', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const child = spawn(...boundToStarter('haproxy', ['-W', '-db', '-f', file]), { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const it of [child.stdout, child.stderr]) it.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const say = (command: string) => askSocket(join(folder, 'admin.sock'), command);
  const pid = async () => /^Pid: (\d+)$/m.exec(await say('show info').catch(() => ''))?.[1] ?? null;
  await until(
    async () => (await pid()) !== null,
    () => `the proxy did not start: ${said.join('')}`,
  );
  return {
    url: `https://127.0.0.1:${door}`,
    console_url: `https://127.0.0.1:${inner}`,
    async setServer(n, state) {
      for (const backend of ASKING) await say(`set server ${backend}/s${n} state ${state}`);
    },
    async reload() {
      const before = await pid();
      child.kill('SIGUSR2');
      await until(
        async () => ![before, null].includes(await pid()),
        () => `the proxy was not reloaded: ${said.join('')}`,
      );
    },
    untilUp: (n) =>
      until(
        async () => {
          const told = await say('show stat');
          return ASKING.every((backend) => new RegExp(`^${backend},s${n},(?:[^,]*,){15}UP`, 'm').test(told));
        },
        () => `the proxy never found server ${n}: ${said.slice(-20).join('')}`,
      ),
    log: () => said.join(''),
    async stop() {
      await endNow(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function askSocket(path: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = createConnection(path);
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.on('error', reject).on('end', () => resolve(said));
    socket.end(`${command}\n`);
  });
}

async function until(isSo: () => Promise<boolean>, why: () => string): Promise<void> {
  for (const began = performance.now(); !(await isSo()); await wait(50))
    if (performance.now() - began > PATIENCE_MS) throw new Error(why());
}

async function endNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
