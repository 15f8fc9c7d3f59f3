import { pageLanguage } from '@shwekan/phrases/languages';
import { SERVER_PAGE_ID, type ServerPage } from '../house/server-page.ts';
import { criticalCss } from './critical-css.ts';

/** What Vite made of the app: its page, its stylesheet and which file each module became. */
export type Build = { page: string; house_name: string; css: string; manifest: Record<string, Chunk> };
type Chunk = { file: string; name?: string; imports?: string[] };

type Content = {
  served: ServerPage;
  title: string;
  markup: string;
  /** What the screen needs beside the first code, as the manifest names it. */
  modules: string[];
  /** Whether its largest thing is a picture, with which no code may share a slow line. */
  has_picture: boolean;
  /** What is said of an app that is lost on its way, and what asks for it again. */
  lost: { text: string; again: string };
};

/**
 * The whole document: the rules that this markup needs in its head, the markup, then what the app takes it over with. The
 * app is fetched and run when that has been painted.
 */
export function documentOf(build: Build, { served, title, markup, modules, has_picture, lost }: Content): string {
  const scripts = [...build.page.matchAll(/<script type="module"[^>]*src="(\/[^"]+)"/g)].map(([, src = '']) => src);
  // The others are only there to be fetched with it.
  const entry = scripts[scripts.length - 1];
  const sheet = /<link rel="stylesheet"[^>]*href="(\/[^"]+)"[^>]*>/.exec(build.page)?.[1];
  if (entry === undefined || sheet === undefined) throw new Error('the plain page names no script or no stylesheet');
  // The sentences of the default language stand in the plain page; here they come with the others. No phone reads its comments.
  const plain = build.page
    .replace(/<(script type="module"|link rel="(stylesheet|modulepreload)")[^>]*>(<\/script>)?/g, '')
    .replace(/^\s*\/\/.*\n/gm, '');
  const data = `<script type="application/json" id="${SERVER_PAGE_ID}">${JSON.stringify(served).replaceAll('<', '\\u003c')}</script>`;
  const files = new Set([...scripts, ...filesOf(build, modules).map((file) => `/${file}`)]);
  // Nothing of these is run before the page is painted, but they are under way while it is read and laid out.
  const early = has_picture ? [] : [`<link rel="preload" as="style" crossorigin href="${sheet}">`, ...[...files].map(preloaded)];
  const head = `${early.join('')}<style>${criticalCss(build.css, markup)}</style>`;
  const later = has_picture ? [...files] : [];
  return plain
    .replace('<html lang="my">', `<html lang="${pageLanguage[served.language]}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>${data}<script>${startOf(entry, sheet, later, lost)}</script>`)
    .replace(/\n\s*/g, '\n');
}

/** A hidden tab paints nothing: each time it is not waited for longer. */
const PAINTED_WITHIN_MS = 1_000;

/**
 * Fetches the app, once a picture that comes first is painted, and starts it when the page is painted and its whole stylesheet is there. Without the app nothing answers a tap: where it is lost on the way, the page is loaded
 * anew, three times and later each time. When that helped nothing, or would take what is typed, the page says so, and asks again when told to.
 */
function startOf(entry: string, sheet: string, later: string[], lost: Content['lost']): string {
  return [
    '(()=>{',
    // Once what is there is painted.
    `var soon=(act,done)=>{var once=()=>{if(!done){done=1;act()}};requestAnimationFrame(()=>setTimeout(once));setTimeout(once,${PAINTED_WITHIN_MS})};`,
    "var link=(rel,href)=>{var it=document.createElement('link');it.rel=rel;it.crossOrigin='';it.href=href;document.head.append(it);return it};",
    // What was tapped and typed meanwhile goes with it, beside what was here before: `late-taps.ts` and `early-keys.ts` do it.
    "var keep=()=>{try{var path=location.pathname;if(window.early)sessionStorage['typed'+path]=(sessionStorage['typed'+path]||'')+early.text;var old=JSON.parse(sessionStorage.taps||'[]');sessionStorage.taps=JSON.stringify([path,...old[0]==path?old.slice(1):[],...taps.map(it=>[it.dataset.number||null,it.getAttribute('aria-label')||it.textContent,Date.now()])])}catch(_){}};",
    'var reload=()=>{keep();location.reload()};',
    // The app calls it for what it cannot do without. A form stands only where it runs: what may be typed there is nobody's to throw away.
    // Without a network there is nothing to load: what is there stays to be read, until there is one.
    "window.lost=()=>{var later=()=>document.forms[0]?say():reload();try{var again=+sessionStorage.lost||0;if(again<3&&!document.forms[0]){if(!navigator.onLine)return addEventListener('online',later);sessionStorage.lost=again+1;return setTimeout(later,2e3<<again)}}catch(_){}say()};",
    // The page's own hearing of taps would keep the button from being pressed. Its looks are in the stylesheet: no first picture needs them.
    "var say=()=>{removeEventListener('click',hearTap,true);var bar=document.createElement('p'),button=document.createElement('button');bar.className='lost';bar.setAttribute('role','alert');",
    `bar.append(${inScript(lost.text)},button);button.append(${inScript(lost.again)});button.onclick=reload;document.body.append(bar)};`,
    'soon(()=>{',
    `${JSON.stringify(later)}.forEach(file=>link('modulepreload',file));`,
    `var whole=link('stylesheet','${sheet}');`,
    // A tap that came while the stylesheet was laid on is shown before the app takes the processor.
    `whole.onload=whole.onerror=()=>soon(()=>import(window.entry='${entry}').catch(lost))})})()`,
  ].join('');
}

const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

const preloaded = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;

/** The scripts of modules, or of groups that the build gave a name, and of all they import at once. */
function filesOf({ manifest }: Build, modules: string[]): string[] {
  const named = new Map(Object.values(manifest).map((it) => [it.name, it]));
  const found = new Set<Chunk>();
  for (const module of modules) {
    const chunk = manifest[module] ?? named.get(module);
    // Left out, it would be asked for only once the app runs, and nobody would see why a slow phone waits.
    if (chunk === undefined) throw new Error(`the build has no ${module}`);
    found.add(chunk);
  }
  for (const { imports = [] } of found) for (const key of imports) if (manifest[key]) found.add(manifest[key]);
  return [...found].map(({ file }) => file);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
