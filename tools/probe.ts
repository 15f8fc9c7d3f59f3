import { openProbe } from './probe/probe.ts';
import { readProbeSettings } from './probe/settings.ts';
import { loadSettings } from './settings.ts';

// `npm run probe`: bets at the public door as a player of the house's own and measures it, until it is stopped. What is wrong with its settings ends it.
loadSettings();
try {
  const probe = await openProbe(readProbeSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => probe.stop());
  await probe.end;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
