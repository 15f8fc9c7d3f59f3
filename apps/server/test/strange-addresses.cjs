// Loaded before anything else into each process that a test starts, and into the test's own: writes down which addresses it asks that are no test's. CommonJS
// without imports of ours, for it may cost a process next to nothing.
const { subscribe } = require('node:diagnostics_channel');
const { appendFileSync } = require('node:fs');

const { file, ports } = JSON.parse(process.env.STRANGE_ADDRESSES);

subscribe('net.client.socket', ({ socket }) => {
  socket.on('connectionAttempt', (address, port) => {
    const isOwn = /^(::ffff:)?127\.|^::1$/.test(address) && !ports.includes(port);
    if (!isOwn) appendFileSync(file, `${address}:${port}\n`);
  });
});
