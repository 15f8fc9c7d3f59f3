import { OWN_NAME } from '@shwekan/rules';

declare global {
  /** What the page that the server wrote, or draws, calls the house; undefined where that is the product's own name. */
  var brandName: string | undefined;
}

/** What the house is called. */
export const houseName = () => globalThis.brandName ?? OWN_NAME;
