import { hash } from 'node:crypto';
import { growTree, saltOfSlip, type TileHashes, writeSlipLeaf } from '@shwekan/proof';
import { type Digits, numberText, totNumbers } from '@shwekan/rules';
import type { BookedSlip } from './book.ts';

/** What of a draw stands in its slips' leaves. */
type DrawOfBook = {
  id: number;
  code: string;
  day: string;
  section: string;
  digits: number;
  /** For which day it took bets, from when on. */
  days: readonly { day: string; from_us: number }[];
};

const hexOf = (text: string) => hash('sha256', text, 'hex');

/** The tree over a draw's slips by id, and what the dearest number would be paid. Its format is docs/log-format.md. */
export function growBook(draw: DrawOfBook, secret: Buffer) {
  const tree = growTree((bytes) => hash('sha256', bytes, 'buffer'));
  const texts = Array.from({ length: 10 ** draw.digits }, (_, number) => numberText(number, draw.digits as Digits));
  const hit_pya = new Array<number>(texts.length).fill(0);
  const near_pya = new Array<number>(texts.length).fill(0);
  const of_draw = { draw: String(draw.id), lottery: draw.code, section: draw.section };
  const secret_hex = secret.toString('hex');
  return {
    add(slip: BookedSlip): void {
      const { voucher, total_pya, stakes_pya } = slip;
      for (let at = 0; at < slip.numbers.length; at += 1) {
        const [number, stake] = [slip.numbers[at] ?? 0, stakes_pya[at] ?? 0];
        hit_pya[number] = (hit_pya[number] ?? 0) + Math.floor((stake * slip.odds) / 100);
        near_pya[number] = (near_pya[number] ?? 0) + Math.floor((stake * slip.tot_odds) / 100);
      }
      const leaf = writeSlipLeaf({
        ...of_draw,
        day: dayAt(slip.accepted_us),
        voucher,
        numbers: slip.numbers.map((it) => texts[it] ?? ''),
        stakes_pya,
        total_pya,
        odds_hundredths: slip.odds,
        tot_odds_hundredths: slip.tot_odds === 0 ? null : slip.tot_odds,
        accepted_at: timeOf(slip.accepted_us),
        salt: saltOfSlip(hexOf, secret_hex, voucher),
      });
      tree.add(hash('sha256', `\0${leaf}`, 'buffer'));
    },
    takeFull: tree.takeFull,
    end(): { root: string; worst_pya: number; tiles: TileHashes[] } {
      const worst_pya = texts.reduce((worst, text, number) => Math.max(worst, (hit_pya[number] ?? 0) + nearOf(text)), 0);
      const { root, tiles } = tree.end();
      return { root: Buffer.from(root).toString('hex'), worst_pya, tiles };
    },
  };

  function dayAt(us: number): string {
    return (draw.days.findLast((it) => it.from_us <= us) ?? draw.days[0] ?? draw).day;
  }

  function nearOf(text: string): number {
    if (draw.digits !== 3) return 0;
    return totNumbers(text).reduce((sum, it) => sum + (near_pya[Number(it)] ?? 0), 0);
  }
}

/** Tiles as columns of a statement. */
export function tileColumns(tiles: readonly TileHashes[]) {
  return {
    levels: tiles.map((it) => it.level),
    tiles: tiles.map((it) => it.index),
    hashes: tiles.map((it) => Buffer.from(it.hashes).toString('hex')),
  };
}

/** Microseconds since 1970 as the log writes a time. */
function timeOf(us: number): string {
  return `${new Date(Math.floor(us / 1000)).toISOString().slice(0, -1)}${String(us % 1000).padStart(3, '0')}Z`;
}
