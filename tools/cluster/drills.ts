import type { BetWatch } from './bets.ts';
import type { DatabaseCluster, MemberView } from './database.ts';
import type { ClusterHouse } from './house.ts';
import type { Member } from './member.ts';

/** What may be done to a house on purpose: the word of its button, and whether it is for one member or server. */
export const DRILLS = {
  'kill-primary': 'Kill the primary',
  'freeze-primary': 'Freeze the primary',
  'switch-over': 'Switch over',
  kill: 'Kill',
  freeze: 'Freeze',
  thaw: 'Thaw',
  start: 'Start again',
  'kill-server': 'Kill',
} as const;
export type DrillKind = keyof typeof DRILLS;

/** A drill that was done: when, what, and the longest time in which no bet was answered, until the next drill or for a minute and a half. */
type DrillRun = { at: string; what: string; silent_ms: number; is_on: boolean; error: string | null };

/** What the page shows. */
export type HouseState = {
  leader: string | null;
  members: { name: string; state: string; role: string; what: string; timeline: number | null; lag: string | null }[];
  etcd: { name: string; is_alive: boolean }[];
  servers: { n: number; health: string; pid: number | null }[];
  bets: { answered: number; silent_ms: number | null; last: string; seconds: ReturnType<BetWatch['seconds']> } | null;
  drills: DrillRun[];
};

export type Drills = {
  /** Does it, and answers once it is done (a switch-over: once another leads). Throws a sentence when it cannot be done now. */
  run(kind: DrillKind, name: string): Promise<void>;
  state(): Promise<HouseState>;
  stop(): void;
};

const HEARD_MS = 90_000;
const KEPT = 20;
/** Answers of bets come in turns of their own: what is shorter is no silence. */
const TICK_MS = 500;

/** Does drills on a house, and keeps what they did to its bets. */
export function drillsOn(house: ClusterHouse): Drills {
  const runs: (DrillRun & { from: number })[] = [];
  const hear = () => {
    const run = runs[0];
    if (!run?.is_on || house.bets === null) return;
    run.silent_ms = house.bets.longestSince(run.from);
    if (performance.now() - run.from > HEARD_MS) run.is_on = false;
  };
  const timer = setInterval(hear, TICK_MS);
  return {
    async run(kind, name) {
      hear();
      const { what, act } = await deedOf(house, kind, name);
      for (const it of runs) it.is_on = false;
      const run = { at: new Date().toISOString(), what, silent_ms: 0, is_on: true, error: null as string | null, from: performance.now() };
      runs.unshift(run);
      runs.splice(KEPT);
      try {
        await act();
      } catch (error) {
        run.error = (error as Error).message;
        throw error;
      }
    },
    async state() {
      const [view, health] = await Promise.all([house.database.view(), Promise.all(house.servers.map((it) => it.health()))]);
      return {
        leader: view?.find((it) => it.role === 'leader')?.name ?? null,
        members: house.database.members.map((it) => memberState(it, view ?? [])),
        etcd: house.database.etcd.map((it, n) => ({ name: house.database.members[n]?.name ?? '', is_alive: it.pid() !== null })),
        servers: house.servers.map((it, at) => ({ n: it.n, health: health[at] ?? 'gone', pid: it.pid() })),
        bets: house.bets && {
          answered: house.bets.answered(),
          silent_ms: house.bets.silent_ms(),
          last: house.bets.last(),
          seconds: house.bets.seconds(),
        },
        drills: runs.map(({ from: _, ...it }) => it),
      };
    },
    stop: () => clearInterval(timer),
  };
}

function memberState(member: Member, view: MemberView[]): HouseState['members'][number] {
  const seen = view.find((it) => it.name === member.name);
  return {
    name: member.name,
    state: member.state(),
    role: seen?.role ?? 'unknown',
    what: seen?.state ?? 'not heard of',
    timeline: seen?.timeline ?? null,
    lag: seen?.lag === undefined ? null : String(seen.lag),
  };
}

/** What a button stands for just now. */
async function deedOf(house: ClusterHouse, kind: DrillKind, name: string): Promise<{ what: string; act: () => Promise<void> | void }> {
  const { database } = house;
  if (kind === 'kill-server') {
    const server = house.servers.find((it) => String(it.n) === name);
    if (server === undefined) throw new Error(`There is no server ${name}.`);
    return { what: `Server ${name} killed`, act: () => server.kill() };
  }
  if (kind === 'switch-over') {
    const to = await candidateOf(database, name);
    return { what: `Switched over to ${to}`, act: async () => void (await database.switchOver(to)) };
  }
  const isOfPrimary = kind === 'kill-primary' || kind === 'freeze-primary';
  const member = isOfPrimary ? await database.leader() : (database.members.find((it) => it.name === name) ?? null);
  if (member === null) throw new Error(isOfPrimary ? 'Nobody leads just now.' : `There is no member ${name}.`);
  if (isOfPrimary && member.state() !== 'runs')
    throw new Error(`Member ${member.name}, which led last, is away: another is about to lead.`);
  const word = isOfPrimary ? `The primary (${member.name})` : `Member ${member.name}`;
  if (kind === 'kill-primary' || kind === 'kill') return { what: `${word} killed`, act: () => member.kill() };
  if (kind === 'freeze-primary' || kind === 'freeze') return { what: `${word} frozen`, act: () => member.freeze() };
  if (kind === 'thaw') return { what: `${word} thawed`, act: () => member.thaw() };
  return { what: `${word} started again`, act: () => member.start() };
}

/** Who is to lead: the one that is named, else the standby that commits wait for. */
async function candidateOf(database: DatabaseCluster, name: string): Promise<string> {
  const view = (await database.view()) ?? [];
  const found = view.find((it) => (name === '' ? /sync|quorum/.test(it.role) : it.name === name && it.role !== 'leader'));
  if (found === undefined) throw new Error('No standby has all that was acknowledged just now: wait a moment.');
  return found.name;
}
