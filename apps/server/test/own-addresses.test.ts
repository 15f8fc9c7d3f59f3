import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { takeStrangeAddresses } from './own-addresses.ts';
import { runProgram } from './run-program.ts';

const ASK = fileURLToPath(new URL('./ask-address.ts', import.meta.url));
/** An address that stands for documents (RFC 5737): nobody is there. */
const OUTSIDE = '192.0.2.1';

test.each([
  ['with the environment of the test', () => process.env],
  ['with one of its own', childEnvironment],
])('a test is red for an address outside that a process of it asks, started %s, and for a product beside it', async (_, env) => {
  await runProgram(ASK, [OUTSIDE, '80'], env());
  expect(takeStrangeAddresses()).toEqual([`${OUTSIDE}:80`]);
  await runProgram(ASK, ['127.0.0.1', '3000'], env());
  expect(takeStrangeAddresses()).toEqual(['127.0.0.1:3000']);
  await runProgram(ASK, ['127.0.0.1', '9'], env());
  expect(takeStrangeAddresses()).toEqual([]);
});
