import { readFile } from 'node:fs/promises';

/** The built file of a source of the player app. */
export async function fileOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile(new URL('../apps/player/dist/.vite/manifest.json', import.meta.url), 'utf8'));
  return manifest[source].file;
}
