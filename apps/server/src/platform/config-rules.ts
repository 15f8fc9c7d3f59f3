import { DIALECTS } from '@shwekan/rules';
import type { Config } from './settings.ts';

/** Settings of which some may have been unreadable: those are named already. */
type ConfigDraft = Partial<Config>;
type Rule = { setting: string; why: string; isBroken(it: ConfigDraft): boolean };

const KEY_DISTINCT_BYTES_MIN = 16;
const SECRET_CHARACTERS_MIN = 6;
const REPLAY = 'the replay feed repeats old draws, whose numbers anybody can look up: outside demo mode';

/** What must be true of settings together, wherever the product runs. */
const ALWAYS: Rule[] = [
  {
    setting: 'JOBS_DATABASE_URL',
    why: 'not set',
    isBroken: (it) => 'JOBS_DATABASE_URL' in it && it.JOBS_DATABASE_URL === undefined && it.ROLES?.includes('worker') === true,
  },
  {
    setting: 'DEMO',
    why: 'demo mode is refused with NODE_ENV=production',
    isBroken: (it) => it.NODE_ENV === 'production' && it.DEMO === true,
  },
  {
    setting: 'HOST',
    why: 'a demo lets anybody be an operator and move its clock: keep it on 127.0.0.1, or set DEMO_PUBLIC=1',
    isBroken: (it) => it.DEMO === true && it.DEMO_PUBLIC === false && isPublicHost(it.HOST),
  },
  {
    setting: 'METRICS_HOST',
    why: 'the figures are told without a login: keep them on 127.0.0.1, or let nobody but your Prometheus reach the port and set METRICS_PUBLIC=1',
    isBroken: (it) => it.METRICS_PORT !== undefined && it.METRICS_PUBLIC === false && isPublicHost(it.METRICS_HOST),
  },
  { setting: 'SMS_URL', why: 'needed when SMS=http', isBroken: (it) => it.SMS === 'http' && it.SMS_URL === undefined },
  {
    setting: 'S3_BUCKET',
    why: 'a bucket and its two keys are needed when FILES=s3',
    isBroken: (it) => it.FILES === 's3' && !(it.S3_BUCKET && it.S3_ACCESS_KEY && it.S3_SECRET_KEY),
  },
  {
    setting: 'VAPID_PRIVATE_KEY',
    why: 'both keys of the pair or none',
    isBroken: (it) => (it.VAPID_PUBLIC_KEY === undefined) !== (it.VAPID_PRIVATE_KEY === undefined),
  },
  {
    setting: 'ALERT_MAIL_FROM',
    why: 'needed with ALERT_SMTP_URL: the address that alerts come from',
    isBroken: (it) => it.ALERT_SMTP_URL !== undefined && it.ALERT_MAIL_FROM === undefined,
  },
  {
    setting: 'LOG_WITNESSES_NEEDED',
    why: 'more witnesses are needed than LOG_WITNESSES names: name more (two are wanted), or need fewer',
    isBroken: ({ LOG_WITNESSES: named = [], LOG_WITNESSES_NEEDED: needed = 1 }) => named.length > 0 && needed > named.length,
  },
];

/** What must be true outside demo mode, where there is other people's money. */
const IN_A_HOUSE: Rule[] = [
  {
    setting: 'SMS',
    why: 'with outbox no text message is ever sent, and operators read the codes: outside demo mode it must be http, with SMS_URL',
    isBroken: (it) => it.SMS === 'outbox',
  },
  {
    setting: 'SMS_URL',
    why: 'codes would go over the network in the open: https only, unless the gateway is on this machine',
    isBroken: (it) => !isHttps(it.SMS_URL) && isPublicHost(hostOf(it.SMS_URL)),
  },
  {
    setting: 'ALERT_WEBHOOK_URL',
    why: 'alerts and the secret in the address would go over the network in the open: https only, unless it is on this machine',
    isBroken: (it) => !isHttps(it.ALERT_WEBHOOK_URL) && isPublicHost(hostOf(it.ALERT_WEBHOOK_URL)),
  },
  {
    setting: 'CONSOLE_IDLE_MINUTES',
    why: 'a console that nobody sits at must not stay open: 15 at most outside demo mode',
    isBroken: (it) => (it.CONSOLE_IDLE_MINUTES ?? 0) > 15,
  },
  { setting: 'FEED_2D', why: `${REPLAY} it must be thaistock2d or off`, isBroken: (it) => it.FEED_2D === 'replay' },
  { setting: 'FEED_CRYPTO', why: `${REPLAY} it must be binance or off`, isBroken: (it) => it.FEED_CRYPTO === 'replay' },
  { setting: 'FEED_3D', why: `${REPLAY} it must be glo or off`, isBroken: (it) => it.FEED_3D === 'replay' },
  ...(['SET_URL', 'BINANCE_URL', 'GLO_URL', 'THAISTOCK2D_URL'] as const).map((setting) => ({
    setting,
    why: 'results come over https only outside demo mode',
    isBroken: (it: ConfigDraft) => !isHttps(it[setting]) && it.NODE_ENV !== 'test',
  })),
  {
    setting: 'SECRETS_KEY',
    why: 'missing: make one with "openssl rand -base64 32" and keep it apart from the database',
    isBroken: (it) => 'SECRETS_KEY' in it && it.SECRETS_KEY === undefined,
  },
  {
    setting: 'SECRETS_KEY',
    why: 'too simple to be random: make one with "openssl rand -base64 32"',
    isBroken: (it) => it.SECRETS_KEY !== undefined && new Set(Buffer.from(it.SECRETS_KEY, 'base64')).size < KEY_DISTINCT_BYTES_MIN,
  },
  ...Object.values(DIALECTS).flatMap(({ setting: dialect }) => {
    const [operator, secret] = [`${dialect}_OPERATOR`, `${dialect}_SECRET`] as const;
    const isHalf = (it: ConfigDraft) => (it[operator] === '') !== (it[secret] === '');
    return [
      { setting: secret, why: `${operator} and ${secret} belong together: both or none`, isBroken: isHalf },
      {
        setting: secret,
        why: `too short: at least ${SECRET_CHARACTERS_MIN} characters`,
        isBroken: (it: ConfigDraft) => !isHalf(it) && it[secret] !== '' && (it[secret] ?? secret).length < SECRET_CHARACTERS_MIN,
      },
    ];
  }),
  {
    setting: 'PUBLIC_URL',
    why: 'HOST opens the doors to the network, and passwords must not cross it in the open: put a proxy with TLS in front and give here the https address that players see',
    isBroken: (it) => isPublicHost(it.HOST) && it.PUBLIC_URL === undefined,
  },
  {
    setting: 'PUBLIC_URL',
    why: 'players would send their passwords in the open: https only',
    isBroken: (it) => !isHttps(it.PUBLIC_URL) && isPublicHost(hostOf(it.PUBLIC_URL)),
  },
  {
    setting: 'TRUST_PROXY',
    why: 'the proxy before the product must be counted (1 for one): else all players count as one address, or may choose theirs',
    isBroken: (it) => it.TRUST_PROXY === 0 && (isPublicHost(it.HOST) || isPublicHost(hostOf(it.PUBLIC_URL))),
  },
  {
    setting: 'NODE_ENV',
    why: 'test is for this machine alone: on an open HOST it must be production',
    isBroken: (it) => it.NODE_ENV === 'test' && (isPublicHost(it.HOST) || isPublicHost(hostOf(it.PUBLIC_URL))),
  },
];

/** What the settings together do not allow, each a line that begins with the setting's name and says what to do. */
export function refuseSettings(it: ConfigDraft): string[] {
  const rules = it.DEMO === false ? [...ALWAYS, ...IN_A_HOUSE] : ALWAYS;
  return rules.filter((rule) => rule.isBroken(it)).map((rule) => `${rule.setting}: ${rule.why}`);
}

/** Why a setting is not for a house with other people's money, or null: what stops a start outside demo mode is only seen in a demo. */
export function refuseInHouse(config: Config, setting: keyof Config): string | null {
  return IN_A_HOUSE.find((rule) => rule.setting === setting && rule.isBroken(config))?.why ?? null;
}

/** Whether an address that doors are opened on, or that is called, can be reached from elsewhere; not for an unset one. */
export function isPublicHost(host: string | undefined): boolean {
  return host !== undefined && !/^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).hostname;
}

function isHttps(url: string | undefined): boolean {
  return url === undefined || url.startsWith('https:');
}
