import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './house.ts';

/** What stands between a phone and the product: it passes everything on, can change a file, and can fall silent. */
export type PhoneProxy = {
  url: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** Streams that are open now. */
  streams(): number;
  /** Changes what a path answers from now on. */
  change(path: string, edit: (text: string) => string): void;
  /** Cuts every connection and takes none until it is let through again. */
  cut(is_cut: boolean): void;
  stop(): Promise<void>;
};

/** Opens a door of its own before the product's. */
export async function openPhoneProxy(target: string): Promise<PhoneProxy> {
  const asked: string[] = [];
  const edits = new Map<string, (text: string) => string>();
  const open = new Set<ServerResponse>();
  let isCut = false;
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    if (isCut) return void answer.destroy();
    asked.push(path);
    if (path.startsWith('/api/stream')) {
      open.add(answer);
      answer.on('close', () => open.delete(answer));
    }
    pass(new URL(path, target), incoming, answer, edits.get(path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    streams: () => open.size,
    change: (path, edit) => void edits.set(path, edit),
    cut: (is_cut) => {
      isCut = is_cut;
      if (is_cut) server.closeAllConnections();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(url: URL, incoming: IncomingMessage, answer: ServerResponse, edit: ((text: string) => string) | undefined): void {
  const headers = { ...incoming.headers, host: url.host, ...(edit && { 'accept-encoding': 'identity' }) };
  if (edit) {
    // What the phone has of a changed file is not what the product would send.
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const onward = request(url, { method: incoming.method, headers }, (got) => {
    if (edit === undefined) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    let text = '';
    got.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    got.on('end', () => {
      const { 'content-length': _, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept).end(edit(text));
    });
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Stories of a phone before whose product stands a door. What they do to the phone does nothing to the product: they share a house. */
export const test = base.extend<{ door: PhoneProxy }>({
  stage: async ({ house }, use) => use(house),
  door: async ({ stage }, use) => {
    const door = await openPhoneProxy(stage.player_url);
    await use(door);
    await door.stop();
  },
});
