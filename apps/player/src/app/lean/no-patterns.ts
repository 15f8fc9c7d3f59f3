/** Stands for wouter's patterns of paths, which the app does not use: `routes.tsx` finds a page by its path. */
export function parse(pattern: string): never {
  throw new Error(`paths are not matched by patterns: ${pattern}`);
}
