import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { audit } from '../src/proof/audit.ts';
import { breakableAddress } from './breakable.ts';
import { childEnvironment } from './child-environment.ts';
import { confirmDeed } from './deeds.ts';
import { balanceOf, drawsWorld } from './draws-world.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const PASSWORD = 'a-long-operator-password';
await addOperator(world.database_url, { username: 'cash-b', password: PASSWORD, roles: ['cash', 'support'] });
const cash_b = await operatorToken(world, 'cash-b', PASSWORD);
const PROBE = fileURLToPath(new URL('../../../tools/probe.ts', import.meta.url));

/** An account as a house makes it for its probe: named, with a note, and with money that two operators gave it. */
async function probeAccount(kyat: string, name = 'House Probe'): Promise<TestPlayer> {
  const player = await registerPlayer(world, { name });
  await must(
    world.call('POST /api/console/players/:id/notes', {
      token: cash_b,
      params: { id: player.id },
      body: { text: 'The probe of the house' },
    }),
  );
  const body = { player_id: player.id, purse: 'main', direction: 'give', amount: kyat, reason: 'Stakes of the house’s own probe' };
  const { deed_id } = await must(world.call('POST /api/console/adjustments', { token: world.finance, body }));
  await must(confirmDeed(world, deed_id, cash_b));
  return player;
}

type Line = { msg?: string; outcome?: string; refusal?: string; metrics_url?: string };
type Running = { lines: Line[]; stderr: () => string; child: ChildProcess; code: Promise<number | null>; metrics_url(): Promise<string> };

/** Runs the probe as a house does, as a process of its own. */
function runProbe(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [PROBE], {
    env: { ...childEnvironment(), PROBE_EVERY_S: '5', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: Line[] = [];
  let said = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const begun = () => lines.find((it) => it.msg === 'the probe bets');
  return {
    lines,
    stderr: () => said,
    child,
    code: new Promise((resolve) => child.once('close', resolve)),
    metrics_url: async () => {
      await until(() => begun() !== undefined);
      return begun()?.metrics_url ?? '';
    },
  };
}
const asPlayer = (player: TestPlayer, url = world.server.player_url) => ({
  PROBE_URL: url,
  PROBE_PHONE: player.phone,
  PROBE_PASSWORD: player.password,
});
const slipsOf = (player: TestPlayer) => world.sql('select total_pya::int as total_pya from slip where player_id = $1', [player.id]);
const outcomes = (probe: Running) => probe.lines.flatMap((it) => it.outcome ?? []);

test('a probe that nobody configured does nothing, and a password is sent to nobody in the open', async () => {
  const bare = runProbe({});
  expect(await bare.code).toBe(1);
  expect(bare.stderr()).toContain('without them it does nothing');
  const open = runProbe({ PROBE_URL: 'http://house.example', PROBE_PHONE: '09420000001', PROBE_PASSWORD: 'x' });
  expect(await open.code).toBe(1);
  expect(open.stderr()).toContain('https only');
});

test('it bets for no account but one that says whose it is', async () => {
  const player = await probeAccount('1000', 'Aung Aung');
  const probe = runProbe(asPlayer(player));
  expect(await probe.code).toBe(1);
  expect(probe.stderr()).toContain('"House Probe"');
  expect(await slipsOf(player)).toEqual([]);
});

test('its bets are real ones with the money that two operators gave it, measured, and in the books as what they are', async () => {
  const player = await probeAccount('1000');
  const probe = runProbe({ ...asPlayer(player), PROBE_METRICS_PORT: '0' });
  const url = await probe.metrics_url();
  await until(() => outcomes(probe).length >= 2);
  const told = await (await fetch(url)).text();
  probe.child.kill('SIGTERM');
  expect(told).toMatch(/^shwekan_probe_seconds_count\{outcome="taken"\} [2-9]$/m);
  expect(told).toMatch(/^shwekan_probe_balance_kyat [1-8]00$/m);
  expect(await probe.code).toBe(0);
  const slips = await slipsOf(player);
  expect(slips.length).toBeGreaterThanOrEqual(2);
  expect(slips.every((it) => it['total_pya'] === 10_000)).toBe(true);
  expect(await balanceOf(world, player)).toBe(`${1000 - 100 * slips.length}.00`);
  const { data } = await must(world.call('GET /api/user/statement', { token: player.token }));
  expect(data.filter((it) => it.reason === 'stake')).toHaveLength(slips.length);
  expect(data.filter((it) => it.reason === 'adjustment')).toHaveLength(1);
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('when its money is used up it goes on, and tells that its bets are refused', async () => {
  const player = await probeAccount('150');
  const probe = runProbe({ ...asPlayer(player), PROBE_METRICS_PORT: '0' });
  const url = await probe.metrics_url();
  await until(() => outcomes(probe).length >= 3);
  expect(outcomes(probe).slice(0, 3)).toEqual(['taken', 'refused', 'refused']);
  expect(probe.lines.find((it) => it.outcome === 'refused')?.refusal).toBe('not_enough_money');
  expect(await (await fetch(url)).text()).toMatch(/^shwekan_probe_seconds_count\{outcome="refused"\} [2-9]$/m);
  probe.child.kill('SIGTERM');
  expect(await probe.code).toBe(0);
  expect(await slipsOf(player)).toHaveLength(1);
});

test('a bet that got no answer is sent again with its key: one stake, and the probe goes on', async () => {
  const database = await breakableAddress(world.database_url);
  const apart = await world.another(loginsOf(database.url));
  const player = await probeAccount('1000');
  const lost = database.loseCommitOf('2D-', 'broken');
  const probe = runProbe(asPlayer(player, apart.player_url));
  await lost;
  await until(() => outcomes(probe).length >= 2);
  expect(outcomes(probe).slice(0, 2)).toEqual(['failed', 'taken']);
  expect(await slipsOf(player)).toHaveLength(1);
  probe.child.kill('SIGTERM');
  await probe.code;
});

test('it outlives an outage, tells meanwhile since when it fails, and bets again after it with nothing half done', async () => {
  const database = await breakableAddress(world.database_url);
  const apart = await world.another(loginsOf(database.url));
  const player = await probeAccount('1000');
  const probe = runProbe({ ...asPlayer(player, apart.player_url), PROBE_METRICS_PORT: '0' });
  const url = await probe.metrics_url();
  const told = async () => (await fetch(url)).text();
  await until(() => outcomes(probe).includes('taken'));
  expect(await told()).toMatch(/^shwekan_probe_seconds_count\{outcome="failed"\} 0$/m);
  expect(await told()).toMatch(/^shwekan_probe_failing_seconds 0$/m);
  database.lose();
  // More than those with which it once gave up.
  await until(() => outcomes(probe).filter((it) => it === 'failed').length >= 4);
  expect(await told()).toMatch(/^shwekan_probe_seconds_count\{outcome="failed"\} [4-9]$/m);
  expect(await told()).toMatch(/^shwekan_probe_failing_seconds (?!0$)[\d.]+$/m);
  await database.restore();
  const before = outcomes(probe).length;
  await until(() => outcomes(probe).slice(before).includes('taken'));
  expect(await told()).toMatch(/^shwekan_probe_failing_seconds 0$/m);
  probe.child.kill('SIGTERM');
  expect(await probe.code).toBe(0);
  expect((await slipsOf(player)).length).toBe(outcomes(probe).filter((it) => it === 'taken').length);
}, 120_000);

test('it may be started in an outage, and ends when the house refuses its account', async () => {
  const database = await breakableAddress(world.database_url);
  const apart = await world.another(loginsOf(database.url));
  const player = await probeAccount('1000');
  database.lose();
  const probe = runProbe(asPlayer(player, apart.player_url));
  await until(() => outcomes(probe).length >= 1);
  expect(outcomes(probe)[0]).toBe('failed');
  await database.restore();
  await until(() => outcomes(probe).includes('taken'));
  await must(
    world.call('POST /api/console/players/:id/block', { token: cash_b, params: { id: player.id }, body: { reason: 'not the probe' } }),
  );
  expect(await probe.code).toBe(1);
  expect(probe.stderr()).toContain('cannot log in');
});

test('while no draw takes bets it waits, and nothing fails', async () => {
  const player = await probeAccount('1000');
  await world.sql(`update lottery set is_open = false where code = '2D'`);
  const probe = runProbe(asPlayer(player));
  await until(() => outcomes(probe).length >= 1);
  expect(outcomes(probe)[0]).toBe('idle');
  probe.child.kill('SIGTERM');
  expect(await probe.code).toBe(0);
  expect(await slipsOf(player)).toEqual([]);
});
