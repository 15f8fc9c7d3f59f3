import { createRequire } from 'node:module';
import { comparePassword, hashPassword } from '../../../apps/server/src/platform/password-worker.ts';

// Loaded into a server process before the product (`--import`), for the control: passwords are worked out where calls are answered, one after the
// other and without end, instead of by threads of low priority that refuse what is too much.
const ofServer = createRequire(new URL('../../../apps/server/src/platform/passwords.ts', import.meta.url));
const { Piscina } = ofServer('piscina') as { Piscina: { prototype: { run(task: never, options?: { name?: string }): Promise<unknown> } } };
const works: Record<string, (task: never) => unknown> = { comparePassword, hashPassword };

Piscina.prototype.run = async (task: never, { name }: { name?: string } = {}) => works[name ?? '']?.(task);
