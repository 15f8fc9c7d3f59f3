import { subscribe } from 'node:diagnostics_channel';
import { BlockList, type Socket } from 'node:net';
import { Settings } from '../src/platform/settings.ts';

/** The ports of a product that somebody runs beside the tests. */
const PRODUCT_PORTS = new Set([Settings.shape.PORT, Settings.shape.CONSOLE_PORT].map((port) => port.parse(undefined)));
PRODUCT_PORTS.add(Number(new URL(Settings.shape.SANDBOX_URL.parse(undefined)).port));

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const strange: string[] = [];

subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address: string, port: number, family: number) => {
    const isOwn = loopback.check(address, family === 6 ? 'ipv6' : 'ipv4') && !PRODUCT_PORTS.has(port);
    if (!isOwn) strange.push(`${address}:${port}`);
  });
});

/** The addresses outside this machine, or of a product that runs beside the tests, that this process has asked since the last time. */
export function takeStrangeAddresses(): string[] {
  return strange.splice(0);
}
