import { isPublicHost } from '../../apps/server/src/platform/config-rules.ts';

/** What a probe is told: where it bets, as whom, with what, how often, and where it tells its figures. */
export type ProbeSettings = {
  url: string;
  phone: string;
  password: string;
  stake_kyat: number;
  every_ms: number;
  metrics_port: number | null;
};

/** What it reads of its environment. */
export const PROBE_SETTINGS = ['PROBE_URL', 'PROBE_PHONE', 'PROBE_PASSWORD', 'PROBE_STAKE', 'PROBE_EVERY_S', 'PROBE_METRICS_PORT'];

const STAKE_MOST_KYAT = 1_000;
const EVERY_LEAST_S = 5;

/** Reads the settings. Throws a sentence: a probe that nobody configured bets nothing. */
export function readProbeSettings(env: NodeJS.ProcessEnv): ProbeSettings {
  const { PROBE_URL = '', PROBE_PHONE = '', PROBE_PASSWORD = '', PROBE_METRICS_PORT = '' } = env;
  if (!PROBE_URL || !PROBE_PHONE || !PROBE_PASSWORD)
    throw new Error('PROBE_URL, PROBE_PHONE and PROBE_PASSWORD say where a probe bets and as whom: without them it does nothing.');
  const { protocol, hostname } = new URL(PROBE_URL);
  if (protocol !== 'https:' && isPublicHost(hostname))
    throw new Error('PROBE_URL: a password must not cross the network in the open: https only.');
  return {
    url: PROBE_URL,
    phone: PROBE_PHONE,
    password: PROBE_PASSWORD,
    stake_kyat: wholeIn('PROBE_STAKE', env['PROBE_STAKE'] || '100', 1, STAKE_MOST_KYAT),
    every_ms: wholeIn('PROBE_EVERY_S', env['PROBE_EVERY_S'] || '60', EVERY_LEAST_S, 3600) * 1000,
    metrics_port: PROBE_METRICS_PORT === '' ? null : wholeIn('PROBE_METRICS_PORT', PROBE_METRICS_PORT, 0, 65_535),
  };
}

function wholeIn(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${name}: a whole number from ${least} to ${most}.`);
}
