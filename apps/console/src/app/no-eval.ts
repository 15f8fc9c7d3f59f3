import { config } from 'zod';

// The policy of the page runs no text. Zod would try whether it may, with each page that is opened, and the browser would report it: it is told not to.
config({ jitless: true });
