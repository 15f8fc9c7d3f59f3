import { afterAll } from 'vitest';
import { stopWorlds } from './world.ts';

// Test files share their process: none may leave a server to the next.
afterAll(stopWorlds);
