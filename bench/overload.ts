import { PYA_PER_KYAT } from '@shwekan/rules';
import { bettingPlayers, floodOfLogins, recovery_ms } from './crowd.ts';
import { makePlayers, onDurableDatabase } from './database.ts';
import { measure, openSection, print, say } from './load.ts';
import { logIn, startServerProcess } from './server.ts';
import { PROVIDER_SETTINGS, sayFared, urgentCalls } from './urgent-calls.ts';

// Eight times as many players as the server's best number of them, through HTTP; a player refused with 503 or 429 comes again when the
// answer says. The baseline is the same server with its best number. Then the same best number beside a flood of logins with wrong
// passwords, whose sender has the same cores. Beside the crowd a provider and an operator go on, who may not wait for it; and when it is gone, how soon
// the best number fares as before. `npm run bench -- overload [seconds]`.
const BEST = 64;
const TIMES = 8;
const PLAYERS = 512;
const FLOOD = 64;

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  const at = await openSection(database);
  const server = await startServerProcess(database, BEST * TIMES + FLOOD, PROVIDER_SETTINGS);
  try {
    const tokens = await logIn(database, server, players);
    const bet = bettingPlayers(server, at, tokens);
    const goOn = await urgentCalls(database, server, tokens);
    // A server that has just begun is slower than it will be.
    await measure(BEST, bet.place);
    const calm = say(`${BEST} players`, await measure(BEST, bet.place));
    bet.refused = 0;
    const urgent = goOn();
    const crowd = say(`${BEST * TIMES} players`, await measure(BEST * TIMES, bet.place));
    print(`refused with a time to come again: ${bet.refused}`);
    for (const it of await urgent.end()) print(`beside them ${sayFared(it)}`);
    print(`once they are gone: as in calm after ${((await recovery_ms(BEST, bet.place, calm.per_second)) / 1000).toFixed(1)} s`);
    const flood = floodOfLogins(server, FLOOD);
    const beside = say(`${BEST} players beside ${FLOOD} who try passwords`, await measure(BEST, bet.place));
    print(`logins answered: ${await flood.end()}`);
    const [kept, left] = [crowd, beside].map((it) => it.per_second / calm.per_second);
    print(
      `overload: p99 ${crowd.p99_ms.toFixed(0)} ms, of the calm rate ${kept?.toFixed(2)}, beside a flood of logins ${left?.toFixed(2)}`,
    );
  } finally {
    server.stop();
  }
});
