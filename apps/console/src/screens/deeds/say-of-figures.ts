import { sayOfServer } from '../../app/say-of-server.ts';

/** "Stakes 117,000" in a row of figures. */
const FIGURE = /^(\D+) (-?\d[\d,.]*)$/;

/** What a line of a deed says; where it is a row of figures ("Play: Lotteries", "Stakes 117,000, Payouts 0"), each of its words for itself. */
export function sayOfFigures(text: string): string {
  const whole = sayOfServer(text);
  if (whole !== text) return whole;
  const parts = text.split(': ');
  if (parts.length === 2) return parts.map(sayOfServer).join(': ');
  const figures = text.split(/, (?=\D)/).map((it) => FIGURE.exec(it));
  if (!figures.every((it) => it !== null)) return text;
  return figures.map((it) => `${sayOfServer(it[1] ?? '')} ${it[2]}`).join(', ');
}
