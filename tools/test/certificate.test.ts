import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCertificates } from '../cluster/proxy-files.ts';
import { certificateLeft } from '../probe/certificate.ts';

const DAY_S = 86_400;

test('the probe tells how long the certificate of the door still holds, and nothing of a door without one or of one that does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-certificate-'));
  try {
    makeCertificates(folder);
    const pem = readFileSync(join(folder, 'players.pem'));
    const server = createServer({ cert: pem, key: pem }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server that listens at a port has an address with it.
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [left] = await certificateLeft(url).read();
    // It is made for thirty days.
    expect((left?.value ?? 0) / DAY_S).toBeGreaterThan(29);
    expect((left?.value ?? 0) / DAY_S).toBeLessThanOrEqual(30);
    server.close();
    await expect(certificateLeft(url).read()).rejects.toThrow();
    expect(await certificateLeft('http://127.0.0.1:3000').read()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
