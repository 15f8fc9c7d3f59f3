/** What a process has of the one that starts it, and nothing else of its environment: where programs are, and who watches it (`own-addresses.ts`). */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_OPTIONS, STRANGE_ADDRESSES } = process.env;
  return { PATH, NODE_OPTIONS, STRANGE_ADDRESSES };
}
