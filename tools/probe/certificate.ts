import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Measure } from '../../apps/server/src/platform/metrics/metrics.ts';

const ANSWER_WITHIN_MS = 1_500;

/** How long the certificate of the public door still holds. Without TLS, or where the door does not answer, nothing is told. */
export function certificateLeft(url: string): Measure {
  return {
    name: 'shwekan_probe_certificate_seconds',
    help: 'How long the certificate of the public door still holds.',
    label: null,
    read: async () => (new URL(url).protocol === 'https:' ? [{ value: ((await certificateEnd(url)) - Date.now()) / 1000 }] : []),
  };
}

/** When the door's certificate ends. Throws when there is none that this machine believes. */
async function certificateEnd(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('the door does not answer')));
  try {
    await once(socket, 'secureConnect');
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
