import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifierKey, writeVerifierKey } from '@shwekan/proof';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { installDemoClock } from '../src/demo/clock.ts';
import { openHouse } from '../src/demo/house.ts';
import { migrate } from '../src/migrate.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { examineSettings, readConfig } from '../src/platform/config.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { readSecretFiles, SECRET_SETTINGS } from '../src/platform/secret-files.ts';
import { childEnvironment } from './child-environment.ts';
import { MACHINE_SETTINGS } from './machine-settings.ts';
import { runProgram } from './run-program.ts';
import { emptyDatabase } from './world.ts';

const LOGINS = loginsOf('postgresql://owner:password@127.0.0.1:1/none');
const DEMO = { ...LOGINS, DEMO: '1' };
const HOUSE = { ...LOGINS, ...MACHINE_SETTINGS };
const OPEN = { ...HOUSE, HOST: '0.0.0.0', PUBLIC_URL: 'https://shwekan.example', TRUST_PROXY: '1' };
/** A witness with a key of these bytes, as LOG_WITNESSES names it. */
const witness = (name: string, byte: number, type: 'cosignature' | 'ed25519' = 'cosignature') => {
  const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
  return `${writeVerifierKey(verifierKey(sha256, name, type, new Uint8Array(32).fill(byte)))} https://${name}/`;
};
const TWO = `${witness('paper.example', 1)}, ${witness('bank.example', 2)}`;
const AT_ONCE = { ...LOGINS, DEMO: '0', HOST: '0.0.0.0', PORT: 'http' };

/** Settings, and the names of those that stop the start. */
test.each([
  ['a demo needs no settings', DEMO, []],
  ['a demo on the network is asked for twice', { ...DEMO, HOST: '0.0.0.0' }, ['HOST']],
  ['a demo on the network that was', { ...DEMO, HOST: '0.0.0.0', DEMO_PUBLIC: '1' }, []],
  ['a demo in production', { ...DEMO, NODE_ENV: 'production' }, ['DEMO']],
  ['a house on this machine', HOUSE, []],
  ['a house behind a proxy with TLS', { ...OPEN, NODE_ENV: 'production' }, []],
  ['no text messages', { ...HOUSE, SMS: '' }, ['SMS']],
  ['text messages to the outbox', { ...HOUSE, SMS: 'outbox' }, ['SMS']],
  ['text messages without a gateway', { ...HOUSE, SMS_URL: '' }, ['SMS_URL']],
  ['text messages in the open', { ...HOUSE, SMS_URL: 'http://sms.example/send' }, ['SMS_URL']],
  ['2D of the past', { ...HOUSE, FEED_2D: 'replay' }, ['FEED_2D']],
  ['feeds not set', { ...HOUSE, FEED_2D: '', FEED_CRYPTO: '', FEED_3D: '' }, ['FEED_2D', 'FEED_CRYPTO', 'FEED_3D']],
  ['results in the open', { ...HOUSE, NODE_ENV: 'production', SET_URL: 'http://set.example/' }, ['SET_URL']],
  ['the same without NODE_ENV', { ...HOUSE, SET_URL: 'http://set.example/' }, ['SET_URL']],
  ['no key for secrets', { ...HOUSE, SECRETS_KEY: '' }, ['SECRETS_KEY']],
  ['a short key for secrets', { ...HOUSE, SECRETS_KEY: 'c2hvcnQ=' }, ['SECRETS_KEY']],
  ['a key of one letter', { ...HOUSE, SECRETS_KEY: Buffer.alloc(32, 'a').toString('base64') }, ['SECRETS_KEY']],
  ['an aggregator without its secret', { ...HOUSE, AGGREGATOR_GSC_OPERATOR: 'HOUSE' }, ['AGGREGATOR_GSC_SECRET']],
  [
    'an aggregator with a short secret',
    { ...HOUSE, AGGREGATOR_GSCP_OPERATOR: 'HOUSE', AGGREGATOR_GSCP_SECRET: 'abc' },
    ['AGGREGATOR_GSCP_SECRET'],
  ],
  ['open doors without TLS', { ...OPEN, PUBLIC_URL: '' }, ['PUBLIC_URL']],
  ['a public address in the open', { ...OPEN, PUBLIC_URL: 'http://shwekan.example' }, ['PUBLIC_URL']],
  ['a proxy that is not counted', { ...OPEN, TRUST_PROXY: '' }, ['TRUST_PROXY']],
  ['a test on the network', { ...OPEN, NODE_ENV: 'test' }, ['NODE_ENV']],
  ['two witnesses', { ...HOUSE, LOG_WITNESSES: TWO }, []],
  ['a mail server', { ...HOUSE, ALERT_SMTP_URL: 'smtps://a:b@mail.example', ALERT_MAIL_FROM: 'alerts@house.example' }, []],
  ['a mail server without an address to come from', { ...HOUSE, ALERT_SMTP_URL: 'smtps://a:b@mail.example' }, ['ALERT_MAIL_FROM']],
  ['a mail server that is a web address', { ...HOUSE, ALERT_SMTP_URL: 'https://mail.example' }, ['ALERT_SMTP_URL']],
  ['a webhook in the open', { ...HOUSE, ALERT_WEBHOOK_URL: 'http://alerts.example/bot0/sendMessage' }, ['ALERT_WEBHOOK_URL']],
  ['a witness fewer than needed', { ...HOUSE, LOG_WITNESSES: witness('paper.example', 1) }, ['LOG_WITNESSES_NEEDED']],
  ['one witness, and one needed', { ...HOUSE, LOG_WITNESSES: witness('paper.example', 1), LOG_WITNESSES_NEEDED: '1' }, []],
  ['a witness without its address', { ...HOUSE, LOG_WITNESSES: TWO.split(' ')[0] ?? '' }, ['LOG_WITNESSES']],
  ['a key that is no witness', { ...HOUSE, LOG_WITNESSES: witness('paper.example', 1, 'ed25519') }, ['LOG_WITNESSES']],
  ['a witness by two names', { ...HOUSE, LOG_WITNESSES: `${TWO}, ${witness('other.example', 1)}` }, ['LOG_WITNESSES']],
  ['two witnesses of a name', { ...HOUSE, LOG_WITNESSES: `${TWO}, ${witness('paper.example', 3)}` }, ['LOG_WITNESSES']],
  ['one role', { ...HOUSE, ROLES: 'desk' }, []],
  ['all roles, twice and with blanks', { ...HOUSE, ROLES: 'worker, api,desk,streams,console,api' }, []],
  ['a role that there is not', { ...HOUSE, ROLES: 'api,reader' }, ['ROLES']],
  ['no role', { ...HOUSE, ROLES: ' , ' }, ['ROLES']],
  ['a worker without the login of jobs', { ...HOUSE, ROLES: 'api,worker', JOBS_DATABASE_URL: '' }, ['JOBS_DATABASE_URL']],
  ['no worker, and no login of jobs', { ...HOUSE, ROLES: 'api,console', JOBS_DATABASE_URL: '' }, []],
  ['figures for this machine', { ...OPEN, METRICS_PORT: '9464' }, []],
  ['figures for everybody', { ...OPEN, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, ['METRICS_HOST']],
  ['figures on a demo’s network', { ...DEMO, METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }, ['METRICS_HOST']],
  ['figures that only Prometheus reaches', { ...OPEN, METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5', METRICS_PUBLIC: '1' }, []],
  ['everything at once', AT_ONCE, ['PORT', 'SMS', 'FEED_2D', 'FEED_CRYPTO', 'FEED_3D', 'SECRETS_KEY', 'PUBLIC_URL', 'TRUST_PROXY']],
])('settings: %s', (_, env: Record<string, string>, wrong) => {
  expect(examineSettings(env).wrong.map((it) => it.split(':')[0])).toEqual(wrong);
});

test('a server refuses wrong settings in one list', () => {
  expect(() => readConfig(AT_ONCE)).toThrow(
    /The settings do not allow a start:\n {2}- PORT: .*\n {2}- SMS: .*\n {2}- FEED_2D: (.*\n)+ {2}- TRUST_PROXY: /,
  );
});

/** A file with a secret in it, as `echo` writes one; gone after the test. */
function secretFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret'), text, { mode: 0o600 });
  return join(folder, 'secret');
}

test('each secret may come as a file, without the end of its line, and is then a setting like the others', () => {
  const file = secretFile('of a file\n');
  const given = Object.fromEntries(SECRET_SETTINGS.map((it) => [`${it}_FILE`, file]));
  expect(readSecretFiles({ ...given, PORT: '3001' })).toEqual({
    ...Object.fromEntries(SECRET_SETTINGS.map((it) => [it, 'of a file'])),
    PORT: '3001',
  });
});

test('a secret that is given twice, or whose file is not there or empty, is refused in one list that tells no secret', () => {
  const env = {
    SMS_TOKEN: 'hush',
    SMS_TOKEN_FILE: secretFile('hush'),
    SECRETS_KEY_FILE: '/nowhere/key',
    S3_SECRET_KEY_FILE: secretFile('\n'),
  };
  const refused = () => readSecretFiles(env);
  expect(refused).toThrow(/SECRETS_KEY_FILE: \/nowhere\/key cannot be read[\s\S]*SMS_TOKEN: given twice[\s\S]*S3_SECRET_KEY_FILE: /);
  expect(refused).not.toThrow(/hush/);
});

/** Runs the doctor as a program of its own. */
async function doctor(url: string, more: Record<string, string>, words: string[] = []) {
  const program = new URL('../src/doctor.ts', import.meta.url).pathname;
  const env = { ...childEnvironment(), ...loginsOf(url), ...more, DATABASE_URL: url };
  const { status, stdout, stderr } = await runProgram(program, words, env);
  return { status, stdout, stderr };
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function ownDatabase(): Promise<string> {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  return database.url;
}

test('the doctor finds nothing wrong with a demo, and refuses the demo in a house', async () => {
  const url = await ownDatabase();
  expect(await doctor(url, { DEMO: '1' })).toMatchObject({ status: 0, stderr: '' });
  await migrate(url, loginsOf(url));
  await installDemoClock(url);
  expect(await doctor(url, { DEMO: '1' })).toEqual({ status: 0, stdout: 'The settings and the database are right.\n', stderr: '' });
  const turned = await doctor(url, MACHINE_SETTINGS, ['--start']);
  expect(turned).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('This database was made in demo mode') });
});

test('the doctor refuses a database that nobody can bring up to date, for a demo and for a house', async () => {
  const url = await ownDatabase();
  await ask(url, `create table public.migration (name text primary key); insert into public.migration values ('001_platform.sql')`);
  for (const settings of [{ DEMO: '1' }, MACHINE_SETTINGS]) {
    expect(await doctor(url, settings, ['--start'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('made by an early development version'),
    });
  }
});

test('the doctor tells a new house what is left to do, an open one that all is right, and what a wrong one must mend', async () => {
  const url = await ownDatabase();
  const SECRETS_KEY_FILE = secretFile(MACHINE_SETTINGS.SECRETS_KEY);
  const house = { ...MACHINE_SETTINGS, SECRETS_KEY: '', SECRETS_KEY_FILE, PUBLIC_URL: 'https://shwekan.example', TRUST_PROXY: '1' };
  expect(await doctor(url, house)).toMatchObject({ status: 0, stdout: expect.stringContaining('The database has no schema yet') });
  await migrate(url, loginsOf(url));
  const { status, stdout } = await doctor(url, house);
  expect(status).toBe(0);
  for (const left of [
    'the role owner',
    'Missing: Two owners',
    'Missing: An account of the house is open, for players to pay to (console, /cash-settings)',
    'Missing: A way to pay in is open',
    'Missing: A way to pay out is open',
    'take bets: 2D, 3D, C2D, 1D, C1D (console, /lottery)',
  ])
    expect(stdout).toContain(left);

  for (const username of ['boss', 'second']) await addOperator(url, { username, password: 'a-long-password', roles: ['owner'] });
  await openHouse(url);
  const wrong = await doctor(url, { ...house, SMS: 'outbox' }, ['--start']);
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/- SMS: .*\n.*- Lottery settings: 2D, 3D, C2D believes the replay feed/);
  expect(await doctor(url, { DEMO: '1' }, ['--start'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('This database holds a house'),
  });
  await ask(url, 'update lottery set trusted_feed = null');
  await ask(
    url,
    `insert into setting (key, value) values ('alert_ways', '{"mails": ["a@house.example"], "chat_id": null, "least": "urgent"}')`,
  );
  const licence = { reference: 'GL-1', expires_on: '2099-12-31' };
  expect((await doctor(url, house)).stdout).toContain('Missing: A licence that has not ended is entered (console, /house)');
  await ask(url, `insert into setting (key, value) values ('licence', '${JSON.stringify(licence)}')`);
  const advised = { LOG_WITNESSES: TWO, ALERT_WEBHOOK_URL: 'https://alerts.example/bot0/sendMessage' };
  expect(await doctor(url, { ...house, ...advised })).toEqual({
    status: 0,
    stdout: 'The settings and the database are right.\n',
    stderr: '',
  });
  expect(await doctor(url, house)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Advised:\n {2}- Missing: The machine can tell alerts .*\n {2}- Missing: Two witnesses /),
  });
});

test('the doctor names what an owner of the database lacks, and an address where nobody answers', async () => {
  const url = await ownDatabase();
  await ask(url, `do $$ begin create role t_weak login password 'weak'; exception when duplicate_object then null; end $$`);
  await ask(url, `do $$ begin execute format('grant connect on database %I to t_weak', current_database()); end $$`);
  onTestFinished(() => ask(url, 'drop owned by t_weak; drop role t_weak'));
  const weak = new URL(url);
  [weak.username, weak.password] = ['t_weak', 'weak'];
  const found = await doctor(weak.href, MACHINE_SETTINGS, ['--start']);
  expect(found.status).toBe(1);
  for (const lack of ["may not make the server's logins", 'does not own the database', 'may not make schemas'])
    expect(found.stderr).toContain(lack);
  weak.port = '1';
  expect(await doctor(weak.href, MACHINE_SETTINGS)).toMatchObject({ status: 1, stderr: expect.stringContaining('DATABASE_URL: ') });
});
