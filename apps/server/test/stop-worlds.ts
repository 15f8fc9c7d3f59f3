import { afterAll, expect } from 'vitest';
import { hashCheaply } from '../src/platform/passwords.ts';
import { takeStrangeAddresses } from './own-addresses.ts';
import { stopWorlds } from './world.ts';

hashCheaply(true);

// Test files share their process: none may leave a server to the next.
afterAll(async () => {
  await stopWorlds();
  expect(takeStrangeAddresses(), 'a test is its own world').toEqual([]);
});
