import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from './settings.ts';

type Policy = Pick<FastifyHelmetOptions, 'contentSecurityPolicy' | 'enableCSPNonces'>;

/** What a door's pages may load, run, show and be shown in. */
export type Pages = 'player' | 'console';

const OWN = ["'self'"];
const PICTURES = ["'self'", 'data:', 'blob:'];

/** The Content-Security-Policy of a door. Nothing in it names another host but the frames of the player's app. */
export function policyOf(pages: Pages, config: Config): Policy {
  return pages === 'console' ? consolePolicy() : playerPolicy(config);
}

/** Nothing of another host, no frame in either direction; a style that is written into the page carries the answer's nonce. */
function consolePolicy(): Policy {
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: OWN,
        imgSrc: PICTURES,
        styleSrc: OWN,
        scriptSrc: OWN,
        connectSrc: OWN,
        fontSrc: OWN,
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  };
}

function playerPolicy({ NODE_ENV }: Config): Policy {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: OWN,
        imgSrc: PICTURES,
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: OWN,
        connectSrc: OWN,
        fontSrc: OWN,
        // A campaign's video that is a file of ours.
        mediaSrc: OWN,
        // Games of providers and videos of other hosts are shown in a frame; our own pages only by ourselves.
        frameSrc: ["'self'", 'https:', ...(NODE_ENV === 'production' ? [] : ['http://localhost:*', 'http://127.0.0.1:*'])],
        frameAncestors: OWN,
        baseUri: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  };
}
