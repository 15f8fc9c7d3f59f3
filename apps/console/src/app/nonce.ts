declare global {
  /** Where libraries that write style elements (react-remove-scroll, beneath every dialog) look for the page's nonce. */
  var __webpack_nonce__: string | undefined;
}

// The server gave it to this page alone: a style that somebody else wrote into the page has none, and is not taken.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
globalThis.__webpack_nonce__ = nonce;

/** The nonce without which the page takes no style element. */
export function styleNonce(): string {
  return nonce;
}
