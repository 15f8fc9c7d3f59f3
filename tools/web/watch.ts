import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { WEB_APPS } from './build.ts';

/** Builds both apps again at every change of their sources, until the answered function is called. */
export async function watchWeb(): Promise<() => Promise<void>> {
  const watchers = WEB_APPS.map((app) =>
    spawn(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--manifest', '--mode', 'development', '--logLevel', 'warn'],
      {
        cwd: join(root, 'apps', app),
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    ),
  );
  return async () => {
    for (const watcher of watchers) watcher.kill('SIGTERM');
  };
}
