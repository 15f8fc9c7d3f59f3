import { existsSync } from 'node:fs';

/** Of util-linux, which every Debian has. */
const SETPRIV = '/usr/bin/setpriv';
/** A starter that ended before the program was bound to it sends it no signal: the program is not begun then. */
const ONLY_WITH_STARTER = '[ "$PPID" = "$0" ] && exec "$@"';

/**
 * How to call a program so that it is killed with whoever starts it, however that one ends (`PR_SET_PDEATHSIG`): a proof that is killed leaves nothing running.
 * Its process is the program's own. Elsewhere than on Linux, and without `setpriv`, it is the program as it is.
 */
export function boundToStarter(command: string, args: readonly string[]): [command: string, args: string[]] {
  if (process.platform !== 'linux' || !existsSync(SETPRIV)) return [command, [...args]];
  return [SETPRIV, ['--pdeathsig', 'KILL', '--', '/bin/sh', '-c', ONLY_WITH_STARTER, String(process.pid), command, ...args]];
}
