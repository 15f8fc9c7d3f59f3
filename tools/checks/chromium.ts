import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from '../processes.ts';

/** Flags with which Chromium starts in a container and as root, and asks nothing of the outside. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to test with: CHROMIUM_PATH, else the system's, else installed by apt-get where we are root on Debian, else
 * the one that comes as an npm package. Installing takes a minute, once. */
export async function findChromium(): Promise<string> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return asked;
  const found = USUAL_PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (installByApt()) return '/usr/bin/chromium';
  const { default: packaged } = await import('@sparticuz/chromium');
  return await packaged.executablePath();
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing Chromium and a Burmese font with apt-get (once) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'ignore'] as 'ignore'[], timeout: 10 * 60_000 };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'], options);
  return existsSync('/usr/bin/chromium');
}
