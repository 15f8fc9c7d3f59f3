import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { makePlayers, onDurableDatabase } from './database.ts';
import { measure, openSection, placeBet, print, type Section, say } from './load.ts';
import { logIn, type Server, startServerProcess } from './server.ts';
import { PROVIDER_SETTINGS, urgentCalls } from './urgent-calls.ts';

// Eight times as many players as the server's best number of them, through HTTP; a player refused with 503 or 429 comes again when the
// answer says. The baseline is the same server with its best number. Then the same best number beside a flood of logins with wrong
// passwords, whose sender has the same cores. Beside the crowd a provider and an operator go on, who may not wait for it; and when it is gone, how soon
// the best number fares as before. `npm run bench -- overload [seconds]`.
const BEST = 64;
const TIMES = 8;
const PLAYERS = 512;
const FLOOD = 64;
const RECOVERY_MAX_MS = 20_000;

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  const at = await openSection(database);
  const server = await startServerProcess(database, BEST * TIMES + FLOOD, PROVIDER_SETTINGS);
  try {
    const tokens = await logIn(database, server, players);
    const bet = betting(server, at, tokens);
    const goOn = await urgentCalls(database, server, tokens);
    // A server that has just begun is slower than it will be.
    await measure(BEST, bet.place);
    const calm = say(`${BEST} players`, await measure(BEST, bet.place));
    bet.refused = 0;
    const urgent = goOn();
    const crowd = say(`${BEST * TIMES} players`, await measure(BEST * TIMES, bet.place));
    print(`refused with a time to come again: ${bet.refused}`);
    for (const it of await urgent.end()) print(`beside them ${it}`);
    print(`once they are gone: as in calm after ${await recovery(bet.place, calm.per_second)}`);
    const flood = floodOfLogins(server);
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

function betting(server: Server, at: Section, tokens: string[]) {
  const bet = {
    refused: 0,
    async place(): Promise<boolean> {
      const { status, body, retry_after_s } = await placeBet(server, at, tokens[randomInt(tokens.length)]!);
      if (status === 200) return true;
      if (retry_after_s === null) throw new Error(`a bet was refused: ${JSON.stringify(body)}`);
      bet.refused += 1;
      await wait(retry_after_s * 1000);
      return false;
    },
  };
  return bet;
}

/** How long it takes until a second of the best number's bets has nine tenths of the calm rate again. */
async function recovery(place: () => Promise<boolean>, per_second: number): Promise<string> {
  const began = performance.now();
  const done_ms: number[] = [];
  const isBack = () => done_ms.filter((it) => it > performance.now() - 1000).length >= 0.9 * per_second;
  let isOver = false;
  await Promise.all(
    Array.from({ length: BEST }, async () => {
      while (!isOver && performance.now() - began < RECOVERY_MAX_MS) {
        if (await place()) done_ms.push(performance.now());
        isOver ||= isBack();
      }
    }),
  );
  return isOver ? `${((performance.now() - began) / 1000).toFixed(1)} s` : `more than ${RECOVERY_MAX_MS / 1000} s`;
}

/** Tries passwords from many addresses until `end`, which answers how many tries were answered. */
function floodOfLogins(server: Server): { end(): Promise<number> } {
  let tried = 0;
  let isOver = false;
  const attacker = async () => {
    while (!isOver) {
      const from = { 'X-Forwarded-For': `11.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
      await server.post(
        '/api/user/login',
        { phone: `09${String(randomInt(PLAYERS)).padStart(9, '0')}`, password: 'a wrong password' },
        from,
      );
      tried += 1;
    }
  };
  const attackers = Promise.all(Array.from({ length: FLOOD }, attacker));
  return {
    async end() {
      isOver = true;
      await attackers;
      return tried;
    },
  };
}
