import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log.ts';
import { METRICS_TYPE, type Metrics } from './metrics.ts';

const PATH = '/metrics';
const REQUEST_MS = 5_000;

export type MetricsDoor = { url: string; close(): Promise<void> };

/** Opens the door at which the figures of this process are read: `GET /metrics` and nothing else, without a login. It is for this machine alone (`METRICS_HOST`). */
export async function openMetricsDoor(
  metrics: Pick<Metrics, 'show'>,
  { host, port, log }: { host: string; port: number; log: Log },
): Promise<MetricsDoor> {
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    request.resume();
    if (request.method !== 'GET' || request.url !== PATH) return void response.writeHead(404).end();
    metrics.show().then(
      (text) => response.writeHead(200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' }).end(text),
      (error) => {
        log.error({ err: error }, 'the figures could not be told');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A server that listens at a port has an address with it.
  const { port: at } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${at}${PATH}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
