import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRunNode, root } from '../processes.ts';
import { precompress } from './precompress.ts';

/** The two web apps. */
export const WEB_APPS = ['player', 'console'] as const;
export type WebApp = (typeof WEB_APPS)[number];

/** Builds an app into its `dist` unless that is already made of the present sources. True when it had to be built. */
export async function buildWeb(app: WebApp): Promise<boolean> {
  const folder = join(root, 'apps', app);
  const stamp = join(root, 'node_modules/.cache/shwekan', `${app}.built-from`);
  const inputs = hashOfInputs(app);
  const built = existsSync(join(folder, 'dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
  if (built) return false;
  const env = { ...process.env, NODE_ENV: 'production' };
  await mustRunNode('node_modules/vite/bin/vite.js', ['build', '--manifest', '--logLevel', 'warn'], { cwd: folder, env });
  await precompress(join(folder, 'dist'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}

function hashOfInputs(app: WebApp): string {
  const hash = createHash('sha256');
  const patterns = [`apps/${app}/**/*`, 'packages/*/src/**/*', 'package-lock.json', 'tools/web/*'];
  const files = globSync(patterns, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(dist|node_modules)$/.test(String(path)),
    withFileTypes: true,
  });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
