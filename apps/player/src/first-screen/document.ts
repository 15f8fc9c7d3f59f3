import { pageLanguage } from '@shwekan/phrases/languages';
import { SERVED_ID, type Served } from '../app/served.ts';
import { criticalCss } from './critical-css.ts';

/** What Vite made of the app: its page, its stylesheet and which file each module became. */
export type Build = { page: string; css: string; manifest: Record<string, Chunk> };
type Chunk = { file: string; imports?: string[] };

type Content = {
  served: Served;
  title: string;
  markup: string;
  /** What the screen needs beside the first code, as the manifest names it. */
  modules: string[];
  picture: string | null;
};

/**
 * The whole document: the rules that this markup needs in its head, the markup, then what the app takes it over with. The
 * stylesheet and the scripts come after the first picture.
 */
export function documentOf(build: Build, { served, title, markup, modules, picture }: Content): string {
  // The sentences of the default language stand in the plain page; here they come with the others.
  const plain = build.page.replace(/<link rel="modulepreload"[^>]*data-default[^>]*>/, '');
  const more = filesOf(build, modules).filter((file) => !plain.includes(`/${file}"`));
  const stylesheet = /<link rel="stylesheet"[^>]*>/.exec(build.page)?.[0] ?? '';
  const head = [
    picture === null ? '' : `<link rel="preload" as="image" fetchpriority="high" href="${escaped(picture)}">`,
    `<style>${criticalCss(build.css, markup)}</style>`,
    ...more.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ].join('');
  const data = `<script type="application/json" id="${SERVED_ID}">${JSON.stringify(served).replaceAll('<', '\\u003c')}</script>`;
  return plain
    .replace(stylesheet, '')
    .replace(/<link rel="modulepreload" crossorigin/g, '<link rel="modulepreload" fetchpriority="low" crossorigin')
    .replace(/<script type="module" crossorigin/g, '<script type="module" fetchpriority="low" crossorigin')
    .replace('<html lang="my">', `<html lang="${pageLanguage[served.language]}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>${data}${stylesheet}`)
    .replace(/\n\s*/g, '\n');
}

/** The scripts of modules and of all they import at once. */
function filesOf({ manifest }: Build, modules: string[]): string[] {
  const found = new Set(modules);
  for (const name of found) for (const next of manifest[name]?.imports ?? []) found.add(next);
  return [...found].flatMap((name) => manifest[name]?.file ?? []);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
