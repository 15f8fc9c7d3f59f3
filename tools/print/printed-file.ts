import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../processes.ts';

/** What one printer makes: file contents by path from the root. Files that match `belongs` and are not made are left over. */
export interface PrintedFile {
  files: Map<string, string>;
  belongs?: string;
}

/** The paths that differ from what was printed: changed, missing, or left over from a source that is gone. */
export function staleOf(printed: PrintedFile): string[] {
  const changed = [...printed.files].filter(([path, text]) => readOrNull(path) !== text).map(([path]) => path);
  return [...changed, ...leftOver(printed)].sort();
}

/** Brings the files up to date and answers the paths it touched. */
export function write(printed: PrintedFile): string[] {
  const stale = staleOf(printed);
  for (const path of stale) {
    const text = printed.files.get(path);
    if (text === undefined) {
      rmSync(join(root, path));
      continue;
    }
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return stale;
}

function leftOver(printed: PrintedFile): string[] {
  if (printed.belongs === undefined) return [];
  return globSync(printed.belongs, { cwd: root }).filter((path) => !printed.files.has(path));
}

function readOrNull(path: string): string | null {
  const full = join(root, path);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}
