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

const INSTALL_MS = 5 * 60_000;

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a window's machinery: the same engine for two thirds of the processor time of a story. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of the stories: CHROMIUM_PATH, else Debian's shell, installed by apt-get where we are root, else that of `findChromium`. */
export async function findChromiumShell(): Promise<string> {
  if (process.env['CHROMIUM_PATH'] || existsSync(SHELL)) return process.env['CHROMIUM_PATH'] ?? SHELL;
  installByApt('chromium-headless-shell', 'fonts-noto-core');
  return existsSync(SHELL) ? SHELL : await findChromium();
}

/** The browser to look and measure with: CHROMIUM_PATH, else the system's, else installed by apt-get where we are root on Debian, else
 * the one that comes as an npm package. Installing takes a minute, once. */
export async function findChromium(): Promise<string> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return asked;
  const found = USUAL_PLACES.find((path) => existsSync(path));
  if (found) return found;
  installByApt('chromium', 'fonts-noto-core');
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const { default: packaged } = await import('@sparticuz/chromium');
  return await packaged.executablePath();
}

function installByApt(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${packages.join(' and ')} with apt-get (once) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'ignore'] as 'ignore'[], timeout: INSTALL_MS };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
