import type { Reply, system } from '@shwekan/contract';
import { DIALECT_NAMES, DIALECTS } from '@shwekan/rules';
import { machineSettings, settingsOf } from './games/dialects/settings.ts';
import { contactAs, type Feed } from './lottery/feeds/feed.ts';
import { feedsOf } from './lottery/feeds/list.ts';
import { refuseInHouse } from './platform/config-rules.ts';
import { type Contact, contactOf } from './platform/last-contact.ts';
import type { Config } from './platform/settings.ts';
import type { World } from './platform/world.ts';

// The query stands here and not in a .sql twin: it looks over all rooms, and writes nothing.

type Gateway = Reply<typeof system.gateways>['data'][number];
/** What is known of one: `only_demo` is the doctor's word, null where it has none. */
type GatewayFacts = Pick<Gateway, 'kind' | 'name' | 'host'> & { lottery?: string; only_demo: string | null; heard: Contact };
type Rows = { sms_sent_ms: number | null; sms_failed_ms: number | null; sms_error: string | null; games: Record<string, number> | null };

/** Feeds by the setting that names them. */
const FEEDS = [
  { setting: 'FEED_2D', lottery: '2D' },
  { setting: 'FEED_CRYPTO', lottery: 'C2D' },
  { setting: 'FEED_3D', lottery: '3D' },
] as const;
/** So many texts and callbacks are looked back at: of what came before them nothing is said. */
const LOOKED_AT = 1_000;

/**
 * Makes what tells whom outside the house works with and how that fares. Texts and games' callbacks are those of all servers, the rest is what this
 * process heard. What only a demo may be set to is judged by the rules that stop a start.
 */
export function openGateways(world: World, hasPushes: boolean): () => Promise<Gateway[]> {
  const { config } = world;
  const feeds = feedsOf(config).map(({ name, lottery, market }) => ({ name, lottery, market }));
  return async () => {
    const rows = await readRows(world);
    return [sms(config, rows), push(config, hasPushes), ...knownFeeds(config, feeds), ...(await games(world, rows))];
  };
}

async function readRows({ db }: World): Promise<Rows> {
  const { rows } = await db.query(
    `with texts as (select state, at, error from public_sms order by id desc limit $1::int),
       failed as (select at, error from texts where error is not null order by at desc limit 1)
     select extract(epoch from product_now() - (select max(at) from texts where state = 'sent'))::float8 * 1000 as sms_sent_ms,
       extract(epoch from product_now() - (select at from failed))::float8 * 1000 as sms_failed_ms, (select error from failed) as sms_error,
       (select json_object_agg(dialect, ago_ms) from last_callbacks($1::int)) as games`,
    [LOOKED_AT],
  );
  // The query's own columns.
  return (rows[0] as Rows | undefined) ?? { sms_sent_ms: null, sms_failed_ms: null, sms_error: null, games: null };
}

function sms(config: Config, { sms_sent_ms, sms_failed_ms, sms_error }: Rows): Gateway {
  const heard = { answered_ms: before(sms_sent_ms), failed_ms: before(sms_failed_ms), error: sms_error };
  return stateOf({ kind: 'sms', name: config.SMS, host: hostOf(config.SMS_URL), only_demo: refuseInHouse(config, 'SMS'), heard });
}

function push(config: Config, hasPushes: boolean): Gateway {
  const it = stateOf({ kind: 'push', name: 'Web Push', host: null, only_demo: null, heard: contactOf(config, 'push') });
  return hasPushes ? it : { ...it, state: 'missing' };
}

function knownFeeds(config: Config, feeds: Pick<Feed, 'name' | 'lottery' | 'market'>[]): Gateway[] {
  const set = feeds.map(({ name, lottery, market }) => {
    const setting = FEEDS.find((it) => it.lottery === lottery && config[it.setting] === 'replay')?.setting;
    // SET's own feed stands beside the one of 2D.
    const only_demo = setting === undefined || name === 'set' ? null : refuseInHouse(config, setting);
    return stateOf({
      kind: 'feed',
      name: `${name} ${market}`,
      host: null,
      lottery,
      only_demo,
      heard: contactOf(config, contactAs({ market })),
    });
  });
  const off = FEEDS.filter(({ lottery }) => !set.some((it) => it.lottery === lottery));
  const nothing = { kind: 'feed', name: 'off', host: null, state: 'off', heard_ms_ago: null, failed_ms_ago: null, error: null } as const;
  return [...set, ...off.map(({ lottery }) => ({ ...nothing, lottery }))];
}

async function games(world: World, { games: called }: Rows): Promise<Gateway[]> {
  return Promise.all(
    DIALECT_NAMES.map(async (name) => {
      const settings = await settingsOf(world, world.db, name);
      const asked = contactOf(world.config, `games:${name}`);
      const answered_ms = Math.max(asked.answered_ms ?? 0, before(called?.[name] ?? null) ?? 0) || null;
      const host = hostOf(settings?.base_url ?? (machineSettings(world.config, name).base_url || undefined));
      const it = stateOf({ kind: 'games', name: DIALECTS[name].title, host, only_demo: null, heard: { ...asked, answered_ms } });
      return settings === null ? { ...it, state: 'missing' as const } : it;
    }),
  );
}

function stateOf({ heard, only_demo, lottery = '', ...named }: GatewayFacts): Gateway {
  const { answered_ms, failed_ms, error } = heard;
  const is_failing = failed_ms !== null && failed_ms > (answered_ms ?? 0);
  return {
    ...named,
    lottery: lottery || null,
    state: only_demo !== null ? 'demo' : is_failing ? 'failing' : answered_ms === null ? 'unheard' : 'works',
    heard_ms_ago: ago(answered_ms),
    failed_ms_ago: ago(failed_ms),
    error: only_demo ?? (is_failing ? error : null),
  };
}

const ago = (ms: number | null) => (ms === null ? null : Math.max(0, Date.now() - ms));
const before = (ago_ms: number | null) => (ago_ms === null ? null : Date.now() - ago_ms);

/** The host alone: an address may carry a key. */
function hostOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : null;
}
