import { existsSync } from 'node:fs';

/** Of util-linux, which every Debian has. */
const SETPRIV = '/usr/bin/setpriv';

/**
 * How to call a program so that it is killed with whoever starts it, however that one ends (`PR_SET_PDEATHSIG`): a proof that is killed leaves nothing running.
 * Its process is the program's own. Elsewhere than on Linux, and without `setpriv`, it is the program as it is.
 */
export function boundToStarter(command: string, args: readonly string[]): [command: string, args: string[]] {
  if (process.platform !== 'linux' || !existsSync(SETPRIV)) return [command, [...args]];
  return [SETPRIV, ['--pdeathsig', 'KILL', '--', command, ...args]];
}
