import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';

const NAME = 'Shwe Nan house';
const TERMS = [
  { lottery: '2D', odd: 80, tot_odd: null, commission_percent: 12 },
  { lottery: '3D', odd: 500, tot_odd: 10, commission_percent: 20 },
];
const SECOND_ABOVE_KYAT = 1_000_000;
const SOLD_KYAT = 100;
const NUMBERS_SOLD = 3;
/** What stops a sale when the story is told again: the draw is over. */
const OVER = ['lay_off_too_late', 'draw_already_resulted'];

type Tokens = { token: string; second: string };
type Numbers = { numbers: { bet_number: string; taken: string }[] };

/** Another house with its terms, and one sale to it of the last draw of a day that has stakes: the page of other houses is not empty. Safe to tell again. */
export async function sellToTaker(door: Door, { token, second }: Tokens, day: string): Promise<void> {
  const sales = await door.must<{ data: unknown[] }>('GET /api/console/lay-offs', { token });
  if (sales.data.length > 0) return;
  const taker_id = await takerOf(door, { token, second });
  const query = { lottery: '2D', from: day, to: day };
  const { data: draws } = await door.must<{ data: { id: number }[] }>('GET /api/console/draws', { token, query });
  const draw = draws.at(-1);
  if (draw === undefined) throw new Error(`the demo has no draw on ${day}`);
  const { numbers } = await door.must<Numbers>('GET /api/console/draws/:id', { token, params: { id: draw.id } });
  const lines = numbers
    .filter((it) => Number(it.taken) >= SOLD_KYAT)
    .slice(0, NUMBERS_SOLD)
    .map((it) => ({ bet_number: it.bet_number, amount: SOLD_KYAT }));
  const body = { taker_id, lines };
  const answer = await door.ask('POST /api/console/draws/:id/lay-offs', { token, params: { id: draw.id }, body });
  if (answer.status !== 200 && !OVER.includes(String(answer.code)))
    throw new Error(`the demo's story stops at a sale: ${JSON.stringify(answer)}`);
}

async function takerOf(door: Door, { token, second }: Tokens): Promise<number> {
  const takers = async () => (await door.must<{ data: { id: number }[] }>('GET /api/console/takers', { token })).data;
  if ((await takers()).length === 0) {
    await door.must('POST /api/console/takers', { token, body: { name: NAME, second_above: SECOND_ABOVE_KYAT, terms: TERMS } });
    await confirmWaiting(door, second, 'takers');
  }
  const [taker] = await takers();
  if (taker === undefined) throw new Error('the demo has no other house');
  return taker.id;
}
