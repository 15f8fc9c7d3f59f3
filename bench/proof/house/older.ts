import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/processes.ts';

/** Another version than this one, as files that can be run. */
export type Version = {
  folder: string;
  /** Runs one of its scripts to its end; answers what it said. */
  run(script: string, env: NodeJS.ProcessEnv): string;
  remove(): void;
};
/** A version of before. */
export type OlderVersion = Version & { commit: string; behind: number; differs: string };

const LOOK_BACK = 300;
/** What must be the same for both to live on one database and on the same packages: tables are made once, and nobody has released a change of them. */
const FIXED = /\/schema\.sql$|^apps\/server\/migrations\/.*\.sql$|^apps\/server\/src\/platform\/clock\.sql$|^package-lock\.json$/;

/** The oldest version of this history that lives on today's tables, in a folder of its own; null when there is none that differs. */
export function olderVersion(): OlderVersion | null {
  const commits = git('rev-list', '--first-parent', `--max-count=${LOOK_BACK}`, 'HEAD').trim().split('\n');
  const now = fixedOf('HEAD');
  const other = commits.findIndex((it) => fixedOf(it) !== now);
  const behind = (other === -1 ? commits.length : other) - 1;
  const commit = commits[behind];
  if (commit === undefined) return null;
  const differs = git('diff', '--shortstat', commit, 'HEAD', '--', 'apps/server', 'packages').trim();
  if (differs === '') return null;
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-older-'));
  const files = execFileSync('git', ['archive', commit, 'apps', 'packages', 'package.json'], { cwd: root, maxBuffer: 2 ** 30 });
  spawnSync('tar', ['x', '-C', folder], { input: files });
  return { commit: commit.slice(0, 8), behind, differs, ...versionIn(folder, 'older') };
}

/** Makes files of the server and of our packages a version that can be run: with the packages of others, and with pages. */
export function versionIn(folder: string, name: string): Version {
  linkPackages(folder);
  copyPages(folder, name);
  return {
    folder,
    run: (script, env) =>
      execFileSync(process.execPath, [script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Whether a version says that it will stop before it refuses: those of before that setting must be taken out at the proxy by hand. */
export function givesNotice({ folder }: Version): boolean {
  return readFileSync(join(folder, 'apps/server/src/platform/settings.ts'), 'utf8').includes('STOP_NOTICE_MS');
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function fixedOf(commit: string): string {
  const files = git('ls-tree', '-r', commit, '--', 'apps/server', 'package-lock.json').split('\n');
  return files.filter((it) => FIXED.test(it.split('\t')[1] ?? '')).join('\n');
}

/** The packages of others are today's, for their list is the same; ours are the version's own. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@shwekan'), { recursive: true });
  for (const it of readdirSync(join(root, 'node_modules')))
    if (it !== '@shwekan') symlinkSync(join(root, 'node_modules', it), join(folder, 'node_modules', it));
  for (const it of globSync('{packages,apps}/*', { cwd: folder }))
    symlinkSync(join(folder, it), join(folder, 'node_modules/@shwekan', it.split('/')[1] ?? ''));
  symlinkSync(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
}

/** Its pages are today's, but for the name of the app's first part: to build those of another version would take longer than the proof. */
function copyPages(folder: string, version: string): void {
  const [from, to] = [join(root, 'apps/player/dist'), join(folder, 'apps/player/dist')];
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true });
  const page = readFileSync(join(to, 'index.html'), 'utf8');
  const name = /src="\/assets\/([^"]+)\.js"/.exec(page)?.[1];
  if (name === undefined) throw new Error('the page of the players names no part of the app');
  for (const it of globSync(`assets/${name}.js*`, { cwd: to })) renameSync(join(to, it), join(to, it.replace(name, `${name}-${version}`)));
  for (const it of ['index.html', '.vite/manifest.json'])
    writeFileSync(join(to, it), readFileSync(join(to, it), 'utf8').replaceAll(`${name}.js`, `${name}-${version}.js`));
}
