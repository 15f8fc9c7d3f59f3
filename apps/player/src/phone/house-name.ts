let name = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Shwekan';

/** What the house is called: the page says so where it is not the product's own name. */
export const houseName = () => name;

/** For the server, which draws pages of no document. */
export function nameHouse(it: string): void {
  name = it;
}
