import { say } from './processes.ts';
import { buildWeb } from './web/build.ts';

// `npm run build`: builds the two apps of a house, for machines on which a service manager starts the server (deploy/systemd). `npm start` builds by itself.
for (const app of ['player', 'console'] as const) say(`${app}: ${(await buildWeb(app)) ? 'built' : 'up to date'}`);
