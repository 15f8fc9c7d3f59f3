/** The product's version, as its pages of calls and the console's System say it. */
export const VERSION = '0.1.0';
