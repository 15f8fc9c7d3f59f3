import { connect } from 'node:net';

// Asks an address for a connection and goes: whether anybody is there is not waited for.
const [host = '', port = ''] = process.argv.slice(2);
const socket = connect({ host, port: Number(port) });
socket.on('error', () => undefined);
socket.once('connectionAttempt', () => setImmediate(() => process.exit()));
