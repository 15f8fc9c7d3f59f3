import { cn } from './cn.ts';
import { en, type Phrases } from './en.ts';
import { mm } from './mm.ts';
import { thai } from './thai.ts';

export type { Phrases } from './en.ts';
export { fill } from './fill.ts';
export { isLanguage, type Language, languages, pageLanguage } from './languages.ts';

/** All four languages at once: for the server and tests. An app loads one language by its own module. */
export const phrases: Record<'en' | 'zh' | 'my' | 'th', Phrases> = { en, zh: cn, my: mm, th: thai };
