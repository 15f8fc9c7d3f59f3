import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRunNode, root } from '../processes.ts';
import { precompress } from './precompress.ts';

/** Says of which sources a build was made; lies beside Vite's manifest, which is not served. */
const STAMP = '.vite/built-from';

/** The web apps: the players', the operators', and the games of the sandbox provider. */
export const WEB_APPS = ['player', 'console', 'sandbox'] as const;
export type WebApp = (typeof WEB_APPS)[number];

/** Builds an app into its `dist` unless that is already made of the present sources. True when it had to be built. It is
 * made elsewhere and put in place whole: neither a running server nor a second build ever sees half of it. */
export async function buildWeb(app: WebApp): Promise<boolean> {
  const folder = join(root, 'apps', app);
  const dist = join(folder, 'dist');
  const inputs = hashOfInputs(app);
  const stamp = join(dist, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return false;
  const making = join(root, 'node_modules/.cache/shwekan', `${app}-${process.pid}`);
  const flags = ['build', '--manifest', '--logLevel', 'warn', '--emptyOutDir', '--outDir', making];
  await mustRunNode('node_modules/vite/bin/vite.js', flags, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
  if (app === 'player') await buildFirstScreen(folder, making);
  await precompress(making);
  writeFileSync(join(making, STAMP), inputs);
  rmSync(dist, { recursive: true, force: true });
  renameSync(making, dist);
  return true;
}

/** What the server draws first screens with: one file of its own, beside the files for phones, which it is not served with. */
async function buildFirstScreen(folder: string, making: string): Promise<void> {
  const flags = ['build', '--ssr', 'src/first-screen/draw.tsx', '--logLevel', 'warn', '--emptyOutDir', '--outDir', join(making, '.server')];
  await mustRunNode('node_modules/vite/bin/vite.js', flags, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
}

function hashOfInputs(app: WebApp): string {
  const hash = createHash('sha256');
  const patterns = [`apps/${app}/**/*`, 'packages/*/src/**/*', 'package-lock.json', 'tools/web/*'];
  const files = globSync(patterns, {
    cwd: root,
    exclude: (entry) => ['dist', 'node_modules'].includes(entry.name),
    withFileTypes: true,
  });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
