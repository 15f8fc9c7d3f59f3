/** What the house is called: as it is served, the page's title is that and "console". */
export const houseName = globalThis.document?.title.replace(/ console$/, '');

/** The logo of the house, as the page has it for its icon. */
export const houseLogo = globalThis.document?.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
