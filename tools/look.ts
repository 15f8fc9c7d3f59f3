import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './checks/chromium.ts';
import { root, say } from './processes.ts';
import { operatorCookie, storedSession } from './web/stored-session.ts';

// Pictures of screens on a phone and on a desktop, with what the browser complained about:
//   node tools/look.ts / /two/lottery
//   node tools/look.ts --base http://localhost:3001 --languages en --operator finance /cash-ins
//   node tools/look.ts --phone 09420000001 --password demo-player --languages mm,en /betslip
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const SETTLE_MS = 1_500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    languages: { type: 'string', default: 'mm,en' },
    out: { type: 'string', default: join(tmpdir(), 'shwekan-look') },
    full: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    phone: { type: 'string' },
    password: { type: 'string' },
    operator: { type: 'string' },
    storage: { type: 'string', multiple: true, default: [] },
  },
});

if (!relative(root, values.out).startsWith('..')) throw new Error('--out must lie outside the project');
mkdirSync(values.out, { recursive: true });
const storage = {
  ...given(values.storage),
  ...(values.phone && (await storedSession(values.base, values.phone, values.password ?? 'demo-player'))),
};
const cookies = values.operator ? [await operatorCookie(values.base, values.operator, values.password ?? 'demo-operator')] : [];
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const address of positionals) {
    for (const language of values.languages.split(',')) await look(browser, address, language);
  }
} finally {
  await browser.close();
}

async function look(on: Browser, address: string, language: string): Promise<void> {
  const url = new URL(address, values.base);
  for (const [name, viewport] of Object.entries(SIZES)) {
    const page = await on.newPage({
      viewport,
      deviceScaleFactor: name === 'phone' ? 2 : 1,
      hasTouch: name === 'phone',
      colorScheme: values.dark ? 'dark' : 'light',
    });
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && say(`  ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => say(`  thrown: ${error.message}`));
    page.on('requestfailed', (request) => say(`  failed: ${request.url()}`));
    await page.context().addCookies(cookies);
    await page.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      { ...storage, i18nextLng: language },
    );
    const file = join(values.out, `${(url.pathname.slice(1) || 'home').replaceAll('/', '-')}.${language}.${name}.png`);
    say(file);
    // The page keeps a stream open, so it never becomes idle: give it a moment instead.
    await page.goto(url.href, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: file, fullPage: values.full });
    await page.close();
  }
}

function given(words: string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
}
