import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

/** The members of the database, as the files of deploy/ name them. */
export const MEMBERS = ['a', 'b', 'c'] as const;
/** The server processes of the product, by the digit of their ports. */
export const SERVERS = [1, 2] as const;

/** Where everything of a cluster on one machine listens, all of it at 127.0.0.1. */
export type Ports = Record<keyof typeof WISHES, number>;

/** Those of the command, beside the ports at which Debian's own services would listen. */
const WISHES = {
  page: 3400,
  players: 3443,
  console: 3444,
  plain: 3445,
  leader: 5400,
  standbys: 5401,
  postgres_a: 5411,
  postgres_b: 5412,
  postgres_c: 5413,
  patroni_a: 5421,
  patroni_b: 5422,
  patroni_c: 5423,
  etcd_a: 5431,
  etcd_b: 5432,
  etcd_c: 5433,
  peer_a: 5441,
  peer_b: 5442,
  peer_c: 5443,
  prometheus: 3490,
  player_1: 3001,
  console_1: 3101,
  wallet_1: 3201,
  figures_1: 3301,
  player_2: 3002,
  console_2: 3102,
  wallet_2: 3202,
  figures_2: 3302,
};

/** The ports of the cluster in this folder: chosen at its first start, and its own from then on, for its members know each other by them. Throws a sentence when one is taken. */
export async function portsIn(folder: string, wishes: Partial<Ports> | 'any' = {}): Promise<Ports> {
  const file = join(folder, 'ports.json');
  const isNew = !existsSync(file);
  const wished: Record<string, number> = isNew
    ? { ...WISHES, ...(wishes === 'any' ? {} : wishes) }
    : JSON.parse(readFileSync(file, 'utf8'));
  const ports: Record<string, number> = {};
  for (const [name, port] of Object.entries(wished)) {
    ports[name] = await freePort(isNew && wishes === 'any' ? 0 : port);
    // While this goes on nobody holds a port that was found free: the same may be found twice.
    while (isNew && Object.entries(ports).some(([other, it]) => other !== name && it === ports[name])) ports[name] = await freePort();
    if (!isNew && ports[name] !== port)
      throw new Error(`Port ${port} (${name}) is taken: this cluster was made with it. End who has it, or take another DATA_DIR.`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(ports, null, 2));
  // Every name of the wishes has one.
  return ports as Ports;
}
