import { darkShades, lightShades } from '@shwekan/rules';
import { type KnownBrand, OWN_BRAND } from './brand.ts';

/** A name that is longer goes on below itself on a small phone, in smaller letters beside a mark of the same size. */
const FITS_CHARACTERS = 12;
const LONG_NAME =
  'html .mark{flex:none}html .mark+span{word-break:break-word;font-size:1rem!important;line-height:1.25!important;letter-spacing:0!important}';

/**
 * A page of an app under the brand of the house. Under the product's own it stays as it was built, to the byte. Else its title and description
 * have the name, and the icon of the page is the logo: the console reads both from there.
 */
export function branded(page: string, { name, logo }: KnownBrand): string {
  let html = page;
  if (name !== OWN_BRAND.name) {
    const shown = escaped(name);
    const named = (tag: string) => tag.replace(OWN_BRAND.name, () => shown);
    html = html.replace(/<meta name="description"[^>]*>/, named);
    html = html.replace(/<title>[^<]*<\/title>/, named);
  }
  if (logo !== null) html = html.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(logo)}" type="image/webp">`);
  return html;
}

/**
 * The players' page: the same with the name for the app's scripts, and with accent and logo as a style that the app's own stylesheet does not
 * outweigh.
 */
export function brandedForPlayers(page: string, brand: KnownBrand): string {
  const style = styleOf(brand);
  const said = [
    brand.name === OWN_BRAND.name ? '' : `<script>brandName=${JSON.stringify(brand.name).replaceAll('<', '\\u003c')}</script>`,
    style === '' ? '' : `<style>${style}</style>`,
  ].join('');
  return said === '' ? branded(page, brand) : branded(page, brand).replace('</head>', () => `${said}</head>`);
}

function styleOf({ name, logo, accent }: KnownBrand): string {
  const shades =
    accent === null ? '' : `html:root{${written(lightShades(accent))}}html:root[data-theme="dark"]{${written(darkShades(accent))}}`;
  // The mark is a drawing of its own, in the page already: the logo stands in its place.
  const mark = logo === null ? '' : `html .mark{background:url("${logo}") center/contain no-repeat}html .mark>*{display:none}`;
  const long = name.length <= FITS_CHARACTERS ? '' : LONG_NAME;
  return shades + mark + long;
}

function written({ accent, deep, ink, wash }: ReturnType<typeof lightShades>): string {
  // The build gives every rule of the stylesheet the weight of an id, for browsers without cascade layers.
  return Object.entries({ gold: accent, 'gold-deep': deep, 'gold-ink': ink, 'gold-wash': wash })
    .map(([name, colour]) => `--${name}:${colour}!important`)
    .join(';');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
