// Checks a month of a house from its bundle alone (docs/auditing.md). One file for Node 20 or newer, on purpose without a line of the product's:
//   node audit-bundle.mjs BUNDLE [--key LOGKEY] [--checkpoint FILE]... [--witness KEY]... [--opening DIGEST] [--stakes DIGEST] [--payments DIGEST]
//     [--unpack FOLDER]
// It reads the bundle once, table by table, works everything out anew, and ends with 0 when it found nothing, 1 when it found something, 2 when it
// could not read. Amounts are whole pya and counted as BigInt where they are added up; times are texts that sort as they pass.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';

/** Every check by its name, and what must be true. */
export const CHECKS = {
  'bundle-whole': 'The bundle has the rows that its manifest counts and hashes, each table in its order.',
  'about-true': 'The days of the bundle are those of its month, and it was made after the newest entry of its log.',
  'log-signed': 'Every checkpoint is signed by the key of the log, and all of the log but its last minutes stands under one.',
  'log-tree': 'The entries of the log, hashed anew, come to the root of every checkpoint.',
  'log-kept': 'A checkpoint that was kept outside the house is one of this log.',
  'log-witnessed': 'Every witness that was named signed a checkpoint over all of the log but its last hour.',
  'log-form': 'Every entry of the log is written in the one form there is, and those of a draw follow each other in time and sense.',
  'draw-told': 'Every draw is in the log with its terms, and none that has a book is missing here; what its row says is what the log says.',
  'book-root': 'The slips of a draw, hashed anew, are the book that the log has: none changed, none missing, none more.',
  'book-told': 'A draw that has closed has its book in the log, with the count, the sum and the worst case that its slips give.',
  'bet-in-time':
    'Every slip was accepted after its draw opened, before it closed by the terms of that moment, and before its book was closed.',
  'bet-terms': 'Every slip has the odds and keeps to the limits, blocks and caps that the log told when it was accepted.',
  'bet-adds-up': 'Every slip is a list of different numbers of its lottery, and its total is the sum of its stakes.',
  'bet-paid-for': 'The ledger took the stake of every slip from its player, once and when it was accepted, and no stake of anything else.',
  'result-after-book': 'The book was in the log before the number, and the number came when its draw was due.',
  'result-follows': 'The number follows from what its source told, worked out anew; a number of operators was entered by two.',
  'result-source': 'What the feed sent is here, has the hash that the log told, and holds the values.',
  'payout-right': 'Every slip is paid what its lines give for the number of its round, to the pya, and no other slip is paid.',
  'payout-booked': 'The ledger paid every payout to its player, and nothing else by these reasons.',
  'settlement-root': 'The payments of a round, hashed anew, are those that the log told.',
  'reversal-whole': 'A round that the log says was taken back is taken back for every slip in the ledger, and no other is.',
  'refund-whole': 'A draw that was called off gave back every stake, and no other draw did.',
  'entry-form': 'Every entry stands once, in order, in the month, with at least one move, each of an amount above zero.',
  'entry-route': 'Money moves only between the purses that the reason of its entry allows.',
  'balance-chain': 'After every move a purse has what it had before, and the move: none goes below zero where it may not.',
  'balance-closing': "What every purse had at the month's start and its moves come to what it has at the end.",
  'sums-zero': 'What all purses hold together is zero, in money and in points, at the start and at the end.',
  'day-root':
    'The entries of every day, hashed anew, come to the root that the log told, each day begins where the one before ended, and all that are over are told.',
  'day-funds': 'What the log told that players held and were owed after a day is what their purses come to and at least the open stakes.',
  'month-joined': 'The month begins with what the month before ended with, and what lies beside it is what the months beside it have.',
  'trail-chain':
    'The links of what operators did follow each other without a gap, and their texts, where they are here, have their hashes.',
  'trail-told': 'The links that the log told of the trail are those of the trail.',
};

/** From which kinds of purse to which a reason may move; `!` where it may leave the purse below zero. From docs/ledger.md, written down by hand. */
const ROUTES = `cash_in house_cash>main house_cash>game; cash_in_bonus house_promotions>game; cash_out_asked main>hold; cash_out_paid hold>house_cash;
  cash_out_rejected hold>main; transfer_in main>game; transfer_out game>main; promotion_forfeited game>house_promotions; stake main>house_lottery;
  win house_lottery>main; refund house_lottery>main; win_reversed main>house_lottery!; lay_off house_lottery>house_lay_off; lay_off_commission house_lay_off>house_lottery;
  lay_off_won house_lay_off>house_lottery; lay_off_won_reversed house_lottery>house_lay_off; lay_off_refund house_lay_off>house_lottery;
  lay_off_commission_refund house_lottery>house_lay_off; taker_payment house_cash>house_lay_off house_lay_off>house_cash
  house_owner>house_lay_off house_lay_off>house_owner; taker_payment_reversed house_cash>house_lay_off house_lay_off>house_cash
  house_owner>house_lay_off house_lay_off>house_owner; lottery_referral house_referral>main;
  lottery_referral_reversed main>house_referral!; game_referral house_referral>referral referral>house_referral!;
  referral_claimed referral>main referral>house_referral; game_bet game>house_provider; game_win house_provider>game;
  game_rollback house_provider>game! game>house_provider!; game_resettled house_provider>game! game>house_provider!;
  game_repair house_provider>game! game>house_provider!; points_earned house_points>points points>house_points; points_spent points>house_points;
  points_reward house_rewards>main; weekly_promotion house_promotions>promotion; promotion_claimed promotion>main; pocket_money house_pocket>main;
  welcome_bonus house_promotions>main; adjustment house_adjustment>main main>house_adjustment house_adjustment>game game>house_adjustment
  house_adjustment>promotion promotion>house_adjustment house_points>points points>house_points`;
const MAY_MOVE = new Map();
for (const line of ROUTES.split(';')) {
  const [reason, ...ways] = line.trim().split(/\s+/);
  for (const way of ways) MAY_MOVE.set(`${reason} ${way.replace('!', '')}`, way.endsWith('!'));
}
const HELD = ['main', 'game', 'hold', 'promotion', 'referral'];
const OF_SLIPS = ['stake', 'win', 'refund', 'win_reversed'];
const DIGITS = { '1D': 1, C1D: 1, '2D': 2, C2D: 2, '3D': 3 };
/** What a feed sent is kept for thirty days, here with an hour to spare, and its first 65,536 letters. */
const FEEDS_KEPT_MINUTES = 30 * 1440 - 60;
const FEED_LETTERS = 65_536;
const UNSIGNED_MINUTES = 10;
const UNWITNESSED_MINUTES = 60;
const UNSEALED_MINUTES = 60;
const UNTOLD_MINUTES = 60;
/** How far the house's clocks may differ from each other, and its own from the auditor's before that is said. */
const CLOCK_MINUTES = 1;
const FAR_MINUTES = 1440;
/** The tree over what players hold has two leaves for a purse, and is filled up to a power of two. */
const OWED_PARTS = 2;
const FUNDS_LEAST = 256;

// ---- Hashes and signatures

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafHash = (text) => sha256('\0', text);

/** A tree of RFC 6962 that only grows: what is full on the left is one hash. */
class Tree {
  size = 0;
  #full = [];
  add(hash) {
    let [node, width] = [hash, 1];
    while (this.#full.length > 0 && this.#full.at(-1).width === width)
      [node, width] = [sha256('\x01', this.#full.pop().node, node), width * 2];
    this.#full.push({ node, width });
    this.size += 1;
  }
  root() {
    if (this.#full.length === 0) return sha256('');
    return this.#full.map((it) => it.node).reduceRight((right, left) => sha256('\x01', left, right));
  }
}

/** A text in the one form that the log knows: sorted members, no spaces, whole numbers. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join(',')}}`;
}

/** A key as it is handed around: name+id+base64 of its type and 32 bytes. Throws for anything else. */
function readKey(text) {
  const [, name, id, coded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(coded ?? '', 'base64');
  if (bytes.length !== 33 || sha256(`${name}\n`, bytes).subarray(0, 4).toString('hex') !== id) throw new Error(`${text} is no key`);
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), bytes.subarray(1)]);
  return { name, id, type: bytes[0], key: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
}

/** A signed note: its text, and who signed it. Null for what is none. */
function readNote(note) {
  const end = note.indexOf('\n\n');
  if (end < 0) return null;
  const signatures = note
    .slice(end + 2)
    .split('\n')
    .filter((it) => it !== '')
    .map((line) => {
      const [, name, coded] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
      const bytes = Buffer.from(coded ?? '', 'base64');
      return { name, id: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) };
    });
  return { text: note.slice(0, end + 1), signatures };
}

/** Whether a key, of a log (1) or of a witness (4: its time stands before its signature), signed a note. */
function isSignedBy({ text, signatures }, { name, id, type, key }) {
  return signatures.some((it) => {
    if (it.name !== name || it.id !== id) return false;
    if (type === 1) return it.bytes.length === 64 && verify(null, Buffer.from(text), key, it.bytes);
    if (type !== 4 || it.bytes.length !== 72) return false;
    const signed = `cosignature/v1\ntime ${it.bytes.readBigUInt64BE(0)}\n${text}`;
    return verify(null, Buffer.from(signed), key, it.bytes.subarray(8));
  });
}

// ---- The trade: which number follows from what, and what a line is paid for it

const PRICE = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,12}))?$/;

/** The last whole digit of a price and its second decimal; null where no price stands, or decimals go on. */
function lastDigits(price) {
  const [, whole, decimals = ''] = PRICE.exec(price ?? '') ?? [];
  if (whole === undefined || !/[1-9]/.test(whole + decimals)) return null;
  return { unit: whole.slice(-1), hundredth: /[1-9]/.test(decimals.slice(2)) ? null : decimals.padEnd(2, '0')[1] };
}

/** 2D: second decimal of the SET index, last whole digit of the value in million baht. Crypto: last whole digit of the bid, its second decimal. 3D: the end of the first prize. */
function numberFrom(lottery, set, value) {
  if (lottery === '3D') return /^\d{6}$/.test(value ?? '') ? value.slice(3) : null;
  const [first, second] =
    lottery[0] === 'C' ? [lastDigits(value)?.unit, lastDigits(value)?.hundredth] : [lastDigits(set)?.hundredth, lastDigits(value)?.unit];
  if (!first || !second) return null;
  return lottery.endsWith('1D') ? second : first + second;
}

const isNear = (one, other) => Math.abs(Number(one) - Number(other)) === 1 || [...one].sort().join('') === [...other].sort().join('');

/** What one line pays for a number, in pya. */
function linePays(number, stake, { odds_hundredths, tot_odds_hundredths }, drawn) {
  const odds = number === drawn ? odds_hundredths : tot_odds_hundredths !== null && isNear(number, drawn) ? tot_odds_hundredths : 0;
  return (BigInt(stake) * BigInt(odds)) / 100n;
}

const minutesBetween = (from, to) => (Date.parse(to) - Date.parse(from)) / 60_000;
const add = (map, key, amount) => map.set(key, (map.get(key) ?? 0n) + amount);
/** When a day of Yangon begins, and of which day an instant is. */
const startOf = (day) => `${day}T00:00:00+06:30`;
const YANGON_MS = 6.5 * 3_600_000;
const dayOf = (at) => new Date(Date.parse(at) + YANGON_MS).toISOString().slice(0, 10);
const dayAfter = (day) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const monthAfter = (month) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 10);
const CHECK_OF = { stake: 'bet-paid-for', win: 'payout-booked', refund: 'refund-whole', win_reversed: 'reversal-whole' };

// ---- The audit

/**
 * Reads `[table, text of a row]` one after the other and answers what was found. `options`: key, checkpoints, witnesses; opening and stakes, which the month
 * before ended with, payments, which the month after has. `say` is told of each draw as it is done.
 */
export async function audit(lines, options = {}, say = () => undefined) {
  const findings = [];
  const remarks = [];
  const found = (check, what) => findings.push({ check, what });
  const month = new Month(options, found, (text) => remarks.push(text), say);
  const seen = new Map();
  let manifest = null;
  for await (const [table, text] of lines) {
    if (manifest !== null) found('bundle-whole', 'rows stand after the manifest');
    const row = JSON.parse(text);
    if (table === 'manifest') {
      manifest = row;
      continue;
    }
    const count = seen.get(table) ?? { rows: 0, hash: createHash('sha256') };
    seen.set(table, { rows: count.rows + 1, hash: count.hash.update(`${text}\n`) });
    if (month.about === null && table !== 'about') throw new Error('this is no bundle of a month');
    if (month[`take_${table}`] === undefined) found('bundle-whole', `table ${table} is not known`);
    else month[`take_${table}`](row);
  }
  if (manifest === null) found('bundle-whole', 'the bundle ends before its manifest');
  for (const table of new Set([...seen.keys(), ...Object.keys(manifest ?? {})])) {
    const [own, told] = [seen.get(table), manifest?.[table]];
    const hash = (own?.hash ?? createHash('sha256')).digest('hex');
    if (manifest !== null && ((own?.rows ?? 0) !== told?.rows || hash !== told?.sha256))
      found(
        'bundle-whole',
        `table ${table} has ${own?.rows ?? 0} rows of ${hash.slice(0, 12)}, its manifest says ${told?.rows} of ${told?.sha256?.slice(0, 12)}`,
      );
  }
  if (month.about === null) throw new Error('this is no bundle of a month');
  month.end();
  return {
    about: month.about,
    draws: month.done,
    purse_count: month.purses.size,
    closing_digest: month.isOver() ? month.digests.closing : null,
    beside: month.beside,
    findings,
    remarks,
  };
}

/** The terms that the log told of a draw when a slip of it was accepted. */
const termsAt = (told, { accepted_at }) => told?.terms.findLast((it) => it.at <= accepted_at) ?? told?.terms[0];

/** What is known of the month while its tables pass, one `take_` for each, in the order in which the bundle has them. */
class Month {
  about = null;
  done = [];
  purses = new Map();
  digests = {};
  beside = {};
  #options;
  #found;
  #remark;
  #say;
  #tree = new Tree();
  #entries = []; // of the log: when each was written
  #roots = new Map(); // by the size of a checkpoint: what else must have its root
  #told = new Map(); // what the log tells of each draw
  #toldTrail = [];
  #days = []; // what the log tells of the ledger's days, and of what players held after each
  #funds = new Map();
  #held = new Map(); // by kind of purse, above zero
  #dayAt = 0;
  #trail = { n: 0, hashes: new Map(), last: null };
  #rows = new Map(); // the draws
  #now = null; // the draw whose slips, results and payouts pass
  #closed = new Set();
  #sources = new Map(); // what was told of feeds: hash to what must be in it
  #booked = new Map(); // what the ledger must have: ref to [from, to, amount, balance after or null]
  #besideSlips = new Map();
  #resting = { stakes_before: [], stakes_after: [], payments_before: [], payments_after: [] }; // entries that another month's bundle has as well
  #openStakes = new Map(); // by draw and day of the log
  #holders = 0; // purses of money that hold something
  #refs = new Set();
  #lastEntry = 0;

  constructor(options, found, remark, say) {
    [this.#options, this.#found, this.#remark, this.#say] = [options, found, remark, say];
  }

  take_about(about) {
    this.about = about;
    const { month, made_at } = about;
    // What is judged by the days of the month takes them from its name.
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new Error('this is no bundle of a month');
    const days = { first_day: `${month}-01`, next_day: monthAfter(month) };
    if (about.first_day !== days.first_day || about.next_day !== days.next_day)
      this.#found('about-true', `the days from ${about.first_day} to before ${about.next_day} are not those of ${month}`);
    this.about = { ...about, ...days };
    const off = minutesBetween(made_at, new Date(this.#options.now ?? Date.now()).toISOString());
    if (!(Math.abs(off) <= FAR_MINUTES))
      this.#remark(
        `the bundle says that it was made at ${made_at}, which is not today: what should have happened by then is judged by that`,
      );
    if (!this.isOver()) this.#remark(`the bundle was made at ${made_at}, before ${month} was over: take another one then`);
  }

  /** Whether the month was over when the bundle was made: before, what it ends with is not what the next one begins with. */
  isOver() {
    return minutesBetween(startOf(this.about.next_day), this.about.made_at) >= CLOCK_MINUTES;
  }

  take_log({ n, entry }) {
    if (n !== this.#tree.size) this.#found('log-tree', `entry ${n} stands at place ${this.#tree.size}`);
    this.#tree.add(leafHash(entry));
    this.#roots.set(this.#tree.size, this.#tree.root());
    let leaf = null;
    try {
      leaf = JSON.parse(entry);
    } catch {}
    if (leaf === null || canonical(leaf) !== entry || leaf.v !== 1 || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(leaf.at))
      return this.#found('log-form', `entry ${n} is not in its form`);
    this.#entries.push(leaf.at);
    if (leaf.type === 'trail') return this.#toldTrail.push(leaf);
    if (leaf.type === 'begun') return this.#begun.push({ n, before: leaf.before });
    if (leaf.type === 'day')
      return this.#days.push({
        ...leaf,
        first: Number(leaf.first_entry),
        last: Number(leaf.last_entry),
        n,
        midnight: Date.parse(startOf(dayAfter(leaf.day))),
        tree: new Tree(),
      });
    if (leaf.type === 'funds') return this.#tellFunds(leaf);
    if (leaf.draw === undefined) return undefined;
    const told = this.#told.get(leaf.draw) ?? {
      terms: [],
      books: [],
      results: [],
      settlements: [],
      reversals: [],
      voids: [],
      refunds: [],
      last: '',
    };
    this.#told.set(leaf.draw, told);
    if (leaf.at < told.last) this.#found('log-form', `entry ${n} of draw ${leaf.draw} tells of ${leaf.at}, after one of ${told.last}`);
    told.last = leaf.at;
    const list = {
      terms: 'terms',
      book: 'books',
      result: 'results',
      settlement: 'settlements',
      reversal: 'reversals',
      void: 'voids',
      refund: 'refunds',
    }[leaf.type];
    if (list !== undefined) told[list].push({ ...leaf, n });
    return undefined;
  }

  #tellFunds(leaf) {
    const { day, purses_pya, open_stakes_pya, owed_pya, size } = leaf;
    const sum = HELD.reduce((all, kind) => all + BigInt(leaf[`${kind}_pya`]), 0n);
    if (this.#funds.has(day)) this.#found('day-funds', `the log told twice what players held after ${day}`);
    if (sum !== BigInt(purses_pya) || BigInt(purses_pya) + BigInt(open_stakes_pya) !== BigInt(owed_pya))
      this.#found(
        'day-funds',
        `what the log told of ${day} does not add up: ${sum} in purses, ${purses_pya} and ${open_stakes_pya} of stakes, ${owed_pya} owed`,
      );
    if (!(size >= FUNDS_LEAST && Number.isInteger(Math.log2(size))))
      this.#found('day-funds', `the tree over what players held after ${day} cannot have ${size} leaves`);
    this.#funds.set(day, leaf);
  }

  take_checkpoints({ size, note }) {
    const { read } = this.#checkpoint(note, 'log-tree', `of size ${size}`);
    this.#signed = size;
    for (const text of this.#options.witnesses ?? []) if (read !== null && isSignedBy(read, readKey(text))) this.#seen.set(text, size);
  }
  #signed = 0; // how many entries the last checkpoint is over, and the last one of each witness
  #seen = new Map();

  /** Holds a checkpoint against the log: is it signed, and its root that of the first entries? */
  #checkpoint(note, check, what) {
    const read = readNote(note);
    const [origin, size, root] = read?.text.split('\n') ?? [];
    const key = this.#key(Number(size));
    if (read === null || key === null || origin !== key.name || !isSignedBy(read, key))
      this.#found('log-signed', `the checkpoint ${what} is not signed by the key of the log`);
    const own = this.#roots.get(Number(size));
    if (own === undefined) this.#found(check, `the checkpoint ${what} is over ${size} entries, and the log has ${this.#tree.size}`);
    else if (own.toString('base64') !== root)
      this.#found(check, `the first ${size} entries of the log do not come to the root of the checkpoint ${what}`);
    return { size: Number(size), read };
  }
  #begun = []; // where the log got another name and key, and which it had before

  /** The key of so many entries: that of the log's newest name, and before each new beginning the one that its entry names. */
  #key(size) {
    const text = this.#begun.find(({ n }) => n >= size)?.before ?? this.#options.key ?? this.about.log_key;
    return text === null ? null : readKey(text);
  }

  take_trail({ n, sha256: hash, told }) {
    const trail = this.#trail;
    if (n !== trail.n + 1) this.#found('trail-chain', `link ${trail.n + 1} is missing before link ${n}`);
    if (told !== null && sha256(trail.last === null ? '' : Buffer.from(trail.last, 'hex'), told).toString('hex') !== hash)
      this.#found('trail-chain', `link ${n} does not have the hash of its text and the link before`);
    [trail.n, trail.last] = [n, hash];
    trail.hashes.set(n, hash);
  }

  take_draws(row) {
    if (row.day < this.about.first_day || row.day >= this.about.next_day)
      this.#found('draw-told', `draw ${row.draw} is of ${row.day}, not of the month`);
    this.#rows.set(String(row.draw), row);
  }

  // ---- Slips, results and payouts come draw by draw

  #of(draw, what) {
    const id = String(draw);
    if (this.#now?.id === id) return this.#now;
    this.#finish();
    if (!this.#rows.has(id) || this.#closed.has(id)) this.#found('bundle-whole', `${what} of draw ${id} stands where that draw is not`);
    this.#now = this.#begin(id);
    return this.#now;
  }

  #begin(id) {
    const row = this.#rows.get(id) ?? null;
    const told = this.#told.get(id) ?? null;
    const numbers = new Map((told?.results ?? []).map((it) => [it.round, it.number]));
    const due = new Map([...numbers.keys()].map((round) => [round, new Map()]));
    return {
      ...{
        id,
        row,
        told,
        lottery: told?.terms[0]?.lottery ?? row?.lottery ?? '',
        numbers,
        due,
        tree: new Tree(),
        salts: new Map(),
        stakes: new Map(),
      },
      ...{
        last: 0,
        count: 0,
        staked: 0n,
        hits: new Map(),
        nears: new Map(),
        taken: new Map(),
        paid: new Map(),
        returned: new Map(),
        results: [],
      },
    };
  }

  take_slips(slip) {
    const draw = this.#of(slip.draw, `slip ${slip.slip}`);
    const name = `slip ${slip.voucher} of draw ${draw.id}`;
    const terms = termsAt(draw.told, slip);
    if (slip.slip <= draw.last) this.#found('bundle-whole', `${name} is not in order`);
    draw.last = slip.slip;
    const { numbers, stakes_pya, total_pya } = slip;
    this.#judgeSlip(draw, slip, terms, name);
    const leaf = {
      v: 1,
      type: 'slip',
      voucher: slip.voucher,
      draw: draw.id,
      lottery: draw.lottery,
      day: terms?.day,
      section: terms?.section,
    };
    const { odds_hundredths, tot_odds_hundredths, accepted_at, salt } = slip;
    draw.tree.add(
      leafHash(canonical({ ...leaf, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths, accepted_at, salt })),
    );
    draw.count += 1;
    draw.staked += BigInt(total_pya);
    for (const [place, number] of numbers.entries()) {
      add(draw.hits, number, (BigInt(stakes_pya[place]) * BigInt(odds_hundredths)) / 100n);
      add(draw.nears, number, (BigInt(stakes_pya[place]) * BigInt(tot_odds_hundredths ?? 0)) / 100n);
    }
    for (const [round, number] of draw.numbers) {
      const pays = numbers.reduce((all, it, place) => all + linePays(it, stakes_pya[place], slip, number), 0n);
      if (pays > 0n) draw.due.get(round).set(slip.slip, pays);
    }
    draw.salts.set(slip.slip, [slip.voucher, salt, slip.player]);
    if (draw.row?.voided_at) draw.stakes.set(slip.slip, BigInt(total_pya));
    this.#booked.set(`stake:${slip.slip}`, {
      ...{ from: `${slip.player}/main`, to: `house_lottery/${draw.lottery}`, amount: total_pya, after: slip.balance_after_pya },
      ...{ draw: draw.id, accepted_at: slip.accepted_at },
    });
  }

  #judgeSlip(draw, slip, terms, name) {
    const { numbers, stakes_pya, total_pya } = slip;
    const isNumber = (it) => /^\d+$/.test(it) && it.length === DIGITS[draw.lottery];
    const sum = stakes_pya.reduce((all, it) => all + BigInt(it), 0n);
    if (
      numbers.length === 0 ||
      numbers.length !== stakes_pya.length ||
      !numbers.every(isNumber) ||
      new Set(numbers).size !== numbers.length ||
      sum !== BigInt(total_pya)
    )
      this.#found('bet-adds-up', `${name} does not add up to ${total_pya}`);
    this.#judgeTime(draw, slip, terms, name);
    this.#judgeTerms(draw, slip, terms, name);
  }

  #judgeTime(draw, { accepted_at }, terms, name) {
    const [book] = draw.told?.books ?? [];
    if (terms === undefined) return;
    if (accepted_at < terms.opens_at)
      this.#found('bet-in-time', `${name} was accepted at ${accepted_at}, before its draw opened at ${terms.opens_at}`);
    for (const closed of [terms.closes_at, book?.closed_at])
      if (closed && accepted_at >= closed)
        this.#found('bet-in-time', `${name} was accepted at ${accepted_at}, and its draw closed at ${closed}`);
  }

  #judgeTerms(draw, slip, terms, name) {
    if (terms === undefined) return;
    const { odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya } = terms;
    if (slip.odds_hundredths !== odds_hundredths || slip.tot_odds_hundredths !== tot_odds_hundredths)
      this.#found(
        'bet-terms',
        `${name} has odds ${slip.odds_hundredths}/${slip.tot_odds_hundredths}, the log told ${odds_hundredths}/${tot_odds_hundredths}`,
      );
    if (!terms.is_open) this.#found('bet-terms', `${name} was accepted while its draw was shut`);
    for (const [place, number] of slip.numbers.entries()) {
      const stake = slip.stakes_pya[place];
      const own = terms.numbers[number];
      if (stake < stake_min_pya || stake > stake_max_pya || stake % stake_step_pya !== 0)
        this.#found('bet-terms', `${name} stakes ${stake} on ${number}, against the limits`);
      if (own?.is_blocked) this.#found('bet-terms', `${name} stakes on ${number}, which was blocked`);
      add(draw.taken, number, BigInt(stake));
      if (draw.taken.get(number) > BigInt(Math.min(own?.cap_pya ?? terms.cap_pya, terms.cap_pya)))
        this.#found('bet-terms', `${name} takes ${number} above its cap`);
    }
  }

  take_results(row) {
    this.#of(row.draw, `result ${row.id}`).results.push(row);
  }

  take_payouts(row) {
    const draw = this.#of(row.draw, `payout of slip ${row.slip}`);
    const of = row.round === 1 ? row.slip : `${row.slip}:${row.round}`;
    const purse = `${draw.salts.get(row.slip)?.[2]}/main`;
    const house = `house_lottery/${draw.lottery}`;
    const kind = row.kind === 'refund' ? draw.returned : draw.paid;
    const key = row.kind === 'refund' ? row.slip : `${row.slip} ${row.round}`;
    if (kind.has(key)) this.#found('payout-right', `slip ${row.slip} of draw ${draw.id} is paid twice`);
    kind.set(key, row);
    this.#booked.set(row.kind === 'refund' ? `refund:${row.slip}` : `win:${of}`, {
      ...{ from: house, to: purse, amount: row.amount_pya, after: null, draw: draw.id },
    });
    if (row.reversed_at !== null)
      this.#booked.set(`win_reversed:${of}`, { from: purse, to: house, amount: row.amount_pya, after: null, draw: draw.id });
  }

  /** No more draws come: also those of which no row but their own was there. */
  #finishAll() {
    this.#finish();
    for (const id of this.#closed.size === this.#rows.size ? [] : this.#rows.keys()) {
      if (this.#closed.has(id)) continue;
      this.#now = this.#begin(id);
      this.#finish();
    }
  }

  /** All of a draw is here: what must be true of it. */
  #finish() {
    const draw = this.#now;
    this.#now = null;
    if (draw === null) return;
    this.#closed.add(draw.id);
    const { row, told } = draw;
    if (row === null) return;
    if (told === null || told.terms.length === 0) return this.#found('draw-told', `draw ${draw.id} is not in the log`);
    const reversed = new Set(told.reversals.map((it) => it.round));
    const standing = told.results.find((it) => !reversed.has(it.round)) ?? null;
    this.#judgeRow(draw, standing, reversed);
    this.#judgeBook(draw);
    for (const result of told.results) this.#judgeResult(draw, result, told.books[0], reversed);
    this.#judgePaid(draw, standing, reversed);
    const paid = [...draw.paid.values()].filter((it) => it.reversed_at === null).reduce((all, it) => all + BigInt(it.amount_pya), 0n);
    const back = [...draw.returned.values()].reduce((all, it) => all + BigInt(it.amount_pya), 0n);
    const { lottery, day, section } = row;
    const state = row.voided_at ? 'called off' : (standing?.number ?? 'open');
    const done = {
      draw: draw.id,
      lottery,
      day,
      section,
      state,
      slips: draw.count,
      staked: draw.staked,
      paid,
      back,
      profit: draw.staked - paid - back,
    };
    this.done.push(done);
    this.#say(done);
    return undefined;
  }

  #judgeRow({ id, row, told }, standing, reversed) {
    const terms = told.terms.at(-1);
    for (const member of ['lottery', 'day', 'section', 'opens_at', 'closes_at', 'draws_at'])
      if (row[member] !== terms[member])
        this.#found('draw-told', `${member} of draw ${id} is ${row[member]}, the log told ${terms[member]} last`);
    if (row.result !== (standing?.number ?? null))
      this.#found('draw-told', `draw ${id} has the number ${row.result}, the log told ${standing?.number ?? 'none'}`);
    if ((row.voided_at !== null) !== told.voids.length > 0)
      this.#found('draw-told', `draw ${id} and the log differ about whether it was called off`);
    if (row.round !== reversed.size + 1)
      this.#found('reversal-whole', `draw ${id} is in round ${row.round}, the log told of ${reversed.size} reversals`);
    if ((row.settled_at !== null) !== told.settlements.some((it) => it.round === row.round))
      this.#found('draw-told', `draw ${id} and the log differ about whether it is settled`);
    if ((row.refunded_at !== null) !== told.refunds.length > 0)
      this.#found('draw-told', `draw ${id} and the log differ about whether its stakes are back`);
  }

  #judgeBook(draw) {
    const [book, more] = draw.told.books;
    const { id, row } = draw;
    if (more !== undefined) this.#found('book-told', `the log has two books of draw ${id}`);
    const closes_at = draw.told.terms.at(-1).closes_at;
    if (book === undefined) {
      if (minutesBetween(closes_at, this.about.made_at) > UNSEALED_MINUTES)
        this.#found('book-told', `draw ${id} closed at ${closes_at} and has no book in the log`);
      return;
    }
    const root = draw.tree.root().toString('hex');
    if (root !== book.root)
      this.#found('book-root', `the ${draw.count} slips of draw ${id} come to ${root.slice(0, 16)}, its book to ${book.root.slice(0, 16)}`);
    const worst = this.#worst(draw);
    for (const [member, own] of Object.entries({ slip_count: BigInt(draw.count), total_pya: draw.staked, worst_pya: worst }))
      if (own !== BigInt(book[member]) || own !== BigInt(row[member] ?? -1))
        this.#found('book-told', `${member} of draw ${id} is ${own}, its book says ${book[member]}, its row ${row[member]}`);
    if (row.root !== book.root || row.closed_at !== book.closed_at)
      this.#found('draw-told', `the row of draw ${id} has another book than the log`);
  }

  /** What the dearest number would pay. */
  #worst({ lottery, hits, nears }) {
    const digits = DIGITS[lottery] ?? 0;
    let worst = 0n;
    for (let n = 0; n < 10 ** digits; n += 1) {
      const number = String(n).padStart(digits, '0');
      let pays = hits.get(number) ?? 0n;
      if (digits === 3) for (const [other, near] of nears) if (other !== number && isNear(other, number)) pays += near;
      if (pays > worst) worst = pays;
    }
    return worst;
  }

  #judgeResult(draw, result, book, reversed) {
    const name = `the number ${result.number} of draw ${draw.id}, round ${result.round},`;
    const terms = draw.told.terms.findLast((it) => it.n < result.n) ?? draw.told.terms[0];
    if (book === undefined || book.n > result.n) this.#found('result-after-book', `${name} stands in the log before the book`);
    if (result.at < terms.draws_at) this.#found('result-after-book', `${name} came at ${result.at}, before ${terms.draws_at}`);
    if (draw.told.results.some((it) => it !== result && it.round === result.round))
      this.#found('log-form', `draw ${draw.id} has two numbers in round ${result.round}`);
    for (const source of result.sources) {
      const own = numberFrom(draw.lottery, source.set, source.value);
      if (own !== source.number)
        this.#found(
          'result-follows',
          `of draw ${draw.id}, ${source.name} told ${source.set ?? ''} ${source.value}, which gives ${own}, and the log says ${source.number}`,
        );
      // It is kept from when it came: what a row says of that is believed up to an hour before the draw was due.
      const proposal = draw.results.find((it) => it.round === result.round && it.source === source.name);
      const came = [Date.parse(result.at), Date.parse(proposal?.received_at ?? result.at)].sort((one, other) => one - other)[0];
      const at = new Date(Math.max(came, Date.parse(terms.draws_at) - 3_600_000)).toISOString();
      const told = { values: [source.set, source.value], at, of: `${source.name} of draw ${draw.id}` };
      if (source.sha256 !== null) this.#sources.set(source.sha256, [...(this.#sources.get(source.sha256) ?? []), told]);
    }
    const rows = draw.results.filter(
      (it) =>
        it.round === result.round && it.number === result.number && it.state === (reversed.has(result.round) ? 'reversed' : 'confirmed'),
    );
    const [row] = rows;
    if (rows.length !== 1) return this.#found('result-follows', `${name} is told by ${rows.length} confirmed proposals`);
    const isEntered = row.derivation === 'entered';
    if (!isEntered && numberFrom(draw.lottery, row.set, row.value) !== result.number)
      this.#found('result-follows', `${name} does not follow from ${row.set ?? ''} ${row.value}`);
    if (isEntered) this.#remark(`${name} was entered by operators ${row.proposed_by} and ${row.decided_by} without a source`);
    if (result.decided === 'feeds' && !result.sources.some((it) => it.number === result.number))
      this.#found('result-follows', `${name} is said to be of feeds, and none told it`);
    if ((result.decided === 'feeds') !== (row.decided_by === null && row.proposed_by === null))
      this.#found('result-follows', `who decided ${name} is not who the log says`);
    if (row.proposed_by !== null && (row.decided_by === null || row.decided_by === row.proposed_by))
      this.#found('result-follows', `${name} was entered by one operator alone`);
    return undefined;
  }

  #judgePaid(draw, standing, reversed) {
    const { id, row, told } = draw;
    const rounds = new Set([...told.settlements.map((it) => it.round), ...told.results.map((it) => it.round)]);
    for (const round of rounds) {
      const due = draw.due.get(round) ?? new Map();
      const settlement = told.settlements.find((it) => it.round === round);
      for (const [slip, pays] of due) {
        const paid = draw.paid.get(`${slip} ${round}`);
        if (paid === undefined && settlement === undefined) continue;
        if (BigInt(paid?.amount_pya ?? 0) !== pays)
          this.#found('payout-right', `slip ${slip} of draw ${id} is due ${pays} in round ${round} and was paid ${paid?.amount_pya ?? 0}`);
      }
      if (settlement !== undefined) this.#judgeRoot(draw, settlement, due, `of round ${round}`);
      else if (row.settled_at !== null && round === row.round)
        this.#found('settlement-root', `round ${round} of draw ${id} is settled, and the log does not tell it`);
    }
    for (const { slip, round, amount_pya, reversed_at } of draw.paid.values()) {
      if (!(draw.due.get(round)?.get(slip) > 0n))
        this.#found('payout-right', `slip ${slip} of draw ${id} is due nothing in round ${round} and was paid ${amount_pya}`);
      if ((reversed_at !== null) !== reversed.has(round) && (reversed_at !== null || standing !== null))
        this.#found(
          'reversal-whole',
          `what slip ${slip} of draw ${id} won in round ${round} ${reversed_at === null ? 'still stands' : 'is taken back'}, the log says otherwise`,
        );
    }
    const [refund] = told.refunds;
    for (const [slip, { amount_pya }] of draw.returned)
      if (!row.voided_at || draw.stakes.get(slip) !== BigInt(amount_pya))
        this.#found('refund-whole', `slip ${slip} of draw ${id} got ${amount_pya} back, of ${draw.stakes.get(slip) ?? 0}`);
    if (refund === undefined) return;
    for (const slip of draw.stakes.keys())
      if (!draw.returned.has(slip)) this.#found('refund-whole', `slip ${slip} of draw ${id} did not get its stake back`);
    this.#judgeRoot(draw, refund, draw.stakes, 'of its refund');
  }

  #judgeRoot(draw, told, due, what) {
    const tree = new Tree();
    let sum = 0n;
    for (const [slip, amount] of [...due].sort(([one], [other]) => one - other)) {
      const [voucher, salt] = draw.salts.get(slip) ?? [];
      tree.add(leafHash(canonical({ v: 1, type: 'payout', voucher, amount_pya: Number(amount), salt })));
      sum += amount;
    }
    if (tree.root().toString('hex') !== told.root || due.size !== told.slip_count || sum !== BigInt(told.paid_pya))
      this.#found(
        'settlement-root',
        `${due.size} payments of ${sum} ${what} are due in draw ${draw.id}; the log told ${told.slip_count} of ${told.paid_pya}, or others`,
      );
  }

  take_feeds({ id, body }) {
    this.#finishAll();
    const hash = sha256(body).toString('hex');
    // None: of a draw that has no number yet.
    const sources = this.#sources.get(hash) ?? [];
    this.#sources.delete(hash);
    const digits = body.replace(/[,.]/g, '');
    for (const { values, of } of body.length < FEED_LETTERS ? sources : [])
      for (const value of values)
        if (value !== null && !digits.includes(value.replace(/[,.]/g, '').replace(/0+$/, '')))
          this.#found('result-source', `answer ${id} of ${of} does not hold ${value}`);
  }

  // ---- The ledger

  take_purses({ purse, id, unit, opening, closing }) {
    this.#finishAll();
    if (this.purses.has(purse)) this.#found('balance-closing', `purse ${purse} stands twice`);
    this.purses.set(purse, { id, unit, opening: BigInt(opening), closing: BigInt(closing), now: BigInt(opening) });
    if (BigInt(opening) > 0n) add(this.#held, purse.split('/')[1], BigInt(opening));
    if (BigInt(opening) > 0n && HELD.includes(purse.split('/')[1])) this.#holders += 1;
  }

  take_entries(entry) {
    const { id, ref, moves, at } = entry;
    if (
      !Number.isSafeInteger(id) ||
      id <= this.#lastEntry ||
      id < this.about.first_entry ||
      id >= this.about.beyond_entry ||
      this.#refs.has(ref)
    )
      this.#found('entry-form', `entry ${id} (${ref}) stands twice, or not in order`);
    if (moves.length === 0 || moves.some(([line, , , amount], place) => line !== place || !(amount > 0)))
      this.#found('entry-form', `entry ${id} (${ref}) has no moves, or not all of them`);
    if (minutesBetween(at, startOf(this.about.first_day)) > UNSEALED_MINUTES)
      this.#found('entry-form', `entry ${id} (${ref}) is of ${at}, before the month`);
    this.#refs.add(ref);
    this.#lastEntry = id;
    this.#endDays(id);
    this.#untold(entry);
    const day = this.#days[this.#dayAt];
    if (day !== undefined && day.first <= id) day.tree.add(leafHash(this.#leafOfEntry(entry)));
    for (const move of moves) this.#move(entry, move);
    if (OF_SLIPS.includes(entry.reason)) this.#matchSlip(entry);
  }

  /** Entries after the last day that the log told: those of a day that is over stand under no root for no reason. */
  #untold({ id, at }) {
    if (id <= (this.#days.at(-1)?.last ?? 0)) return;
    this.#loose += 1;
    // One that came late is of the next closing.
    const told = this.#days.at(-1)?.day ?? '';
    const day = dayOf(at) > told ? dayOf(at) : dayAfter(told);
    if (day === this.#looseDay) return;
    this.#looseDay = day;
    if (minutesBetween(startOf(dayAfter(day)), this.about.made_at) > UNTOLD_MINUTES)
      this.#found('day-root', `entry ${id} is of ${day}, which is over, and the log tells of no entries from there on`);
  }
  #loose = 0;
  #looseDay = '';

  /** An entry as the root of its day has it: players' purses by their numbers. */
  #leafOfEntry({ id, ref, reason, at, operator, moves }) {
    const nameOf = (purse) => (purse.startsWith('house_') ? purse.replace('/', ':') : String(this.purses.get(purse)?.id));
    const moved = moves.map(([, from, to, amount]) => ({ amount, from: nameOf(from), to: nameOf(to) }));
    return canonical({
      v: 1,
      type: 'entry',
      id: String(id),
      ref,
      reason,
      at,
      operator: operator === null ? null : String(operator),
      moves: moved,
    });
  }

  /** Days that end before an entry: those that lie in the month whole are held against the log. */
  #endDays(id) {
    for (; this.#days[this.#dayAt]?.last < id; this.#dayAt += 1) {
      const { day, first, last, entry_count, root, tree } = this.#days[this.#dayAt];
      if (this.#dayAt > 0 && first !== this.#days[this.#dayAt - 1].last + 1)
        this.#found('day-root', `the entries of ${day} begin with ${first}, not where the day before ended`);
      if (this.#dayAt > 0 && day <= this.#days[this.#dayAt - 1].day)
        this.#found('day-root', `the log told of ${day} after ${this.#days[this.#dayAt - 1].day}`);
      if (last >= this.about.beyond_entry || last < this.about.first_entry - 1) continue;
      if (first >= this.about.first_entry && (tree.size !== entry_count || tree.root().toString('hex') !== root))
        this.#found('day-root', `the ${tree.size} entries of ${day} do not come to what the log told of ${entry_count}`);
      const funds = this.#funds.get(day);
      let size = FUNDS_LEAST;
      while (size < this.#holders * OWED_PARTS) size *= 2;
      if (funds !== undefined && funds.size !== size)
        this.#found('day-funds', `after ${day} ${this.#holders} purses hold something, and the log told of a tree of ${funds.size}`);
      for (const kind of funds === undefined ? [] : HELD) {
        const held = this.#held.get(kind) ?? 0n;
        if (held !== BigInt(funds[`${kind}_pya`]))
          this.#found('day-funds', `after ${day} players hold ${held} in ${kind}, the log told ${funds[`${kind}_pya`]}`);
      }
    }
  }

  #move({ id, ref, reason }, [, from, to, amount, from_after, to_after]) {
    const kind = (purse) => (purse.startsWith('house_') ? purse.split('/')[0] : purse.split('/')[1]);
    const owner = (purse) => (purse.startsWith('house_') ? null : purse.split('/')[0]);
    const mayOverdraw = MAY_MOVE.get(`${reason} ${kind(from)}>${kind(to)}`);
    if (mayOverdraw === undefined || (owner(from) && owner(to) && owner(from) !== owner(to)))
      this.#found('entry-route', `entry ${id} (${ref}) moves from ${from} to ${to}`);
    for (const [name, change, after] of [
      [from, -BigInt(amount), from_after],
      [to, BigInt(amount), to_after],
    ]) {
      const purse = this.purses.get(name) ?? { unit: /points$/.test(kind(name)) ? 'points' : 'pya', opening: 0n, closing: null, now: 0n };
      this.purses.set(name, purse);
      const before = purse.now;
      purse.now += change;
      if (owner(name) === null ? after !== null : after === null || BigInt(after) !== purse.now) {
        this.#found('balance-chain', `after entry ${id} (${ref}) purse ${name} says ${after}, it must say ${purse.now}`);
        if (after !== null) purse.now = BigInt(after);
      }
      const above = (it) => (it > 0n ? it : 0n);
      if (owner(name) !== null) add(this.#held, kind(name), above(purse.now) - above(before));
      if (owner(name) !== null && HELD.includes(kind(name))) this.#holders += Number(purse.now > 0n) - Number(before > 0n);
      if (change < 0n && owner(name) !== null && purse.now < 0n && !mayOverdraw && kind(name) !== 'referral')
        this.#found('balance-chain', `entry ${id} (${ref}) leaves purse ${name} at ${purse.now}`);
    }
  }

  take_slips_beside(row) {
    const { entry, ...slip } = row;
    const known = this.#besideSlips.get(slip.slip);
    if (known !== undefined && canonical(known) !== canonical(slip))
      this.#found('bundle-whole', `slip ${slip.slip} of another month is told in two ways`);
    this.#besideSlips.set(slip.slip, slip);
  }

  /** Entries of slips whose draws are of another month are matched when all of those are known. */
  #waiting = [];
  #matchSlip(entry) {
    const due = this.#booked.get(entry.ref);
    if (due === undefined) return this.#waiting.push(entry);
    this.#booked.delete(entry.ref);
    this.#judgeEntry(entry, due);
    return this.#tellStake(entry, due.draw);
  }

  #judgeEntry({ id, ref, reason, at, moves }, { from, to, amount, after, accepted_at }) {
    const [[, own_from, own_to, own_amount, own_after] = []] = moves;
    if (
      moves.length !== 1 ||
      own_from !== from ||
      own_to !== to ||
      own_amount !== Number(amount) ||
      ((after ?? null) !== null && own_after !== after)
    )
      this.#found(
        CHECK_OF[reason],
        `entry ${id} (${ref}) makes ${moves.length} moves, ${own_amount} from ${own_from} to ${own_to}; ${amount} from ${from} to ${to} is due`,
      );
    if (accepted_at !== undefined && Math.abs(minutesBetween(accepted_at, at)) > UNSEALED_MINUTES)
      this.#found(CHECK_OF[reason], `entry ${id} (${ref}) is of ${at}, and its slip was accepted at ${accepted_at}`);
  }

  /** What was staked on a draw, or given back of it, by the day of the log which is the first to have it. */
  #tellStake({ id, reason, at, moves }, draw) {
    if (reason !== 'stake' && reason !== 'refund') return;
    let [place, end] = [0, this.#days.length];
    while (place < end) {
      const middle = (place + end) >> 1;
      if (this.#days[middle].last < id) place = middle + 1;
      else end = middle;
    }
    while (this.#days[place]?.midnight <= Date.parse(at)) place += 1;
    if (place >= this.#days.length) return;
    const { day } = this.#days[place];
    const of = this.#openStakes.get(day) ?? new Map();
    this.#openStakes.set(day, of);
    add(of, draw, BigInt(moves[0]?.[3] ?? 0) * (reason === 'stake' ? 1n : -1n));
  }

  /** Entries that the month before or after has under its roots: stakes that were taken before, payments after, and what a draw that was called off early gave back. */
  take_entries_beside(entry) {
    const { id, ref, reason, at } = entry;
    const due = this.#booked.get(ref);
    const { first_entry, beyond_entry, first_day, next_day } = this.about;
    const isBefore = id < first_entry && minutesBetween(startOf(first_day), at) < UNSEALED_MINUTES;
    const isAfter = id >= beyond_entry && minutesBetween(startOf(next_day), at) >= 0;
    const isVoid = reason === 'refund' && this.#told.get(due?.draw)?.voids.length > 0;
    const fits =
      OF_SLIPS.includes(reason) && due !== undefined && (isBefore ? reason === 'stake' || isVoid : isAfter && reason !== 'stake');
    if (!fits) return this.#found(CHECK_OF[reason] ?? 'entry-form', `entry ${id} (${ref}) of ${at} is not one that lies beside the month`);
    if (reason === 'stake' && minutesBetween(startOf(first_day), due.accepted_at) >= UNSEALED_MINUTES)
      this.#found('bet-paid-for', `entry ${id} (${ref}) is of before the month, and its slip was accepted at ${due.accepted_at}`);
    this.#matchSlip(entry);
    return this.#rest(`${reason === 'stake' ? 'stakes' : 'payments'}_${isBefore ? 'before' : 'after'}`, entry);
  }

  /** An entry that is known of here, and proven by the bundle of another month. */
  #rest(side, { id, ref, moves }) {
    const [[, from, to, amount] = []] = moves;
    this.#resting[side].push({ line: `${id} ${ref} ${from} ${to} ${amount}\n`, amount: BigInt(amount ?? 0) });
  }

  /** Slips of draws of other months, as far as the log tells of those: their terms, their numbers, and how much their books and settlements hold. */
  #endBeside() {
    const draws = new Map();
    for (const slip of [...this.#besideSlips.values()].sort((one, other) => one.slip - other.slip)) {
      const id = String(slip.draw);
      const told = this.#told.get(id);
      const name = `slip ${slip.slip} of draw ${id}, which is of another month,`;
      const terms = told?.terms.at(-1);
      if (terms === undefined || this.#rows.has(id) || (terms.day >= this.about.first_day && terms.day < this.about.next_day)) {
        this.#found('draw-told', `${name} is of no draw that the log tells of outside the month`);
        this.#besideSlips.delete(slip.slip);
        continue;
      }
      const draw = draws.get(id) ?? {
        id,
        told,
        lottery: terms.lottery,
        day: terms.day,
        taken: new Map(),
        count: 0,
        staked: 0n,
        paid: new Map(),
      };
      draws.set(id, draw);
      this.#judgeSlip(draw, slip, termsAt(told, slip), name);
      draw.count += 1;
      draw.staked += BigInt(slip.total_pya);
    }
    for (const entry of this.#waiting) {
      const slip = this.#besideSlips.get(Number(entry.ref.split(':')[1]));
      const draw = slip && draws.get(String(slip.draw));
      if (draw === undefined) this.#found(CHECK_OF[entry.reason], `entry ${entry.id} (${entry.ref}) is of nothing that is known here`);
      else this.#judgeBeside(entry, slip, draw);
    }
    for (const { id, told, count, staked, paid } of draws.values()) {
      const [book] = told.books;
      if (book !== undefined && (count > book.slip_count || staked > BigInt(book.total_pya)))
        this.#found(
          'book-told',
          `${count} slips of draw ${id} are here with ${staked}, its book has ${book.slip_count} with ${book.total_pya}`,
        );
      for (const [settlement, sums] of paid)
        if (sums.count > settlement.slip_count || sums.amount > BigInt(settlement.paid_pya))
          this.#found(
            'settlement-root',
            `${sums.count} payments of ${sums.amount} of draw ${id} are here, the log told ${settlement.slip_count} of ${settlement.paid_pya}`,
          );
    }
    this.#endResting();
  }

  #judgeBeside(entry, slip, draw) {
    const { id, ref, reason, at } = entry;
    const { told } = draw;
    const [, , part = '1'] = ref.split(':');
    const round = Number(part);
    const [player, house] = [`${slip.player}/main`, `house_lottery/${draw.lottery}`];
    const result = told.results.find((it) => it.round === round);
    const wins = () => slip.numbers.reduce((all, it, place) => all + linePays(it, slip.stakes_pya[place], slip, result?.number ?? ''), 0n);
    const isReversed = told.reversals.some((it) => it.round === round);
    const due = {
      stake: {
        ref: `stake:${slip.slip}`,
        from: player,
        to: house,
        amount: slip.total_pya,
        accepted_at: slip.accepted_at,
        isTold: draw.day >= this.about.next_day,
      },
      refund: { ref: `refund:${slip.slip}`, from: house, to: player, amount: slip.total_pya, isTold: told.voids.length > 0 },
      win: { from: house, to: player, amount: wins(), isTold: result !== undefined },
      win_reversed: { from: player, to: house, amount: wins(), isTold: isReversed },
    }[reason];
    const own_ref = due.ref ?? `${reason}:${slip.slip}${round === 1 ? '' : `:${round}`}`;
    if (ref !== own_ref || !due.isTold || !(BigInt(due.amount) > 0n))
      this.#found(CHECK_OF[reason], `entry ${id} (${ref}) moves money, and by the log of draw ${draw.id} nothing is due`);
    this.#judgeEntry(entry, due);
    this.#tellStake(entry, draw.id);
    const paid = reason === 'refund' ? told.refunds[0] : reason === 'win' ? told.settlements.find((it) => it.round === round) : null;
    if (paid === undefined && !isReversed && minutesBetween(at, this.about.made_at) > UNSEALED_MINUTES)
      this.#found('settlement-root', `entry ${id} (${ref}) paid of draw ${draw.id}, and the log does not tell that all were paid`);
    if (paid) {
      const sums = draw.paid.get(paid) ?? { count: 0, amount: 0n };
      draw.paid.set(paid, { count: sums.count + 1, amount: sums.amount + BigInt(due.amount) });
    }
    this.#rest(`${reason === 'stake' ? 'stakes' : 'payments'}_${draw.day < this.about.first_day ? 'before' : 'after'}`, entry);
  }

  /** What rests on the months beside this one is told, and held against their digests where those were given. */
  #endResting() {
    const words = {
      stakes_before: 'stakes of before',
      stakes_after: 'stakes on draws of after',
      payments_before: 'payments of draws of before',
      payments_after: 'payments of after',
    };
    for (const [side, entries] of Object.entries(this.#resting)) {
      this.beside[side] = sha256(
        entries
          .map((it) => it.line)
          .sort()
          .join(''),
      ).toString('hex');
      const sum = entries.reduce((all, it) => all + it.amount, 0n);
      if (entries.length > 0)
        this.#remark(
          `${entries.length} ${words[side]} the month, of ${sum} pya, are proven by the bundle of that month alone, which has ${this.beside[side]}`,
        );
    }
    for (const [told, side] of [
      [this.#options.stakes, 'stakes_before'],
      [this.#options.payments, 'payments_after'],
    ])
      if (told !== undefined && told !== this.beside[side])
        this.#found('month-joined', `the ${words[side]} the month come to ${this.beside[side]}`);
  }

  // ---- The end

  end() {
    this.#finishAll();
    this.#endLog();
    this.#endLedger();
    if (!this.about.has_trail_text) this.#remark('the texts of the trail are not in the bundle: its links are held against the log alone');
    for (const { n, sha256: hash } of this.#toldTrail)
      if (this.#trail.hashes.get(n) !== hash)
        this.#found('trail-told', `link ${n} of the trail is ${this.#trail.hashes.get(n) ?? 'missing'}, the log told ${hash}`);
  }

  #endLog() {
    const { key, checkpoints = [], witnesses = [] } = this.#options;
    const newest = this.#entries.toSorted().at(-1) ?? '';
    if (newest !== '' && minutesBetween(this.about.made_at, newest) > CLOCK_MINUTES)
      this.#found('about-true', `the bundle says that it was made at ${this.about.made_at}, and its log has an entry of ${newest}`);
    if (key === undefined) this.#remark('the key of the log is the one in the bundle: compare it with one from elsewhere (--key)');
    for (const { n, before } of this.#begun)
      this.#remark(`the log was begun anew at ${this.#entries[n]}, over ${n} entries: until then its key was ${before}. Ask the house why`);
    const late = (size, minutes) => this.#entries.slice(size).filter((at) => minutesBetween(at, this.about.made_at) > minutes);
    const unsigned = late(this.#signed, UNSIGNED_MINUTES);
    if (unsigned.length > 0) this.#found('log-signed', `${unsigned.length} entries since ${unsigned[0]} stand under no checkpoint`);
    for (const [place, note] of checkpoints.entries()) this.#checkpoint(note, 'log-kept', `that was kept outside (${place + 1})`);
    for (const text of witnesses) {
      const unseen = late(this.#seen.get(text) ?? 0, UNWITNESSED_MINUTES);
      if (unseen.length > 0)
        this.#found('log-witnessed', `${readKey(text).name} signed no checkpoint over ${unseen.length} entries since ${unseen[0]}`);
    }
    if (checkpoints.length + witnesses.length === 0)
      this.#remark('nobody outside the house was asked: without a kept checkpoint or a witness the house could have written another log');
    let dropped = 0;
    for (const [id, { terms, books, results, voids }] of this.#told) {
      const day = terms.at(-1)?.day;
      if (terms.length === 0 || terms[0].n > Math.min(...[...books, ...results, ...voids].map((it) => it.n)))
        this.#found('log-form', `the log tells of draw ${id} before its terms`);
      if (this.#rows.has(id) || day < this.about.first_day || day >= this.about.next_day) continue;
      if (books.length + results.length + voids.length > 0)
        this.#found('draw-told', `draw ${id} of ${day} is in the log and not in the bundle`);
      else dropped += 1;
    }
    if (dropped > 0) this.#remark(`${dropped} draws of the month were told and never held`);
    for (const { at, of } of [...this.#sources.values()].flat()) {
      if (minutesBetween(at, this.about.made_at) > FEEDS_KEPT_MINUTES) this.#remark(`what ${of} sent is kept no more`);
      else this.#found('result-source', `what ${of} sent is not in the bundle`);
    }
  }

  #endLedger() {
    this.#endDays(Number.POSITIVE_INFINITY);
    this.#endRange();
    this.#endBeside();
    for (const [ref, { from, to, amount }] of this.#booked)
      this.#found(CHECK_OF[ref.split(':')[0]], `${ref}: ${amount} from ${from} to ${to} is not in the ledger`);
    this.#endFunds();
    const sums = new Map();
    for (const [name, { unit, opening, closing, now }] of this.purses) {
      if (now !== closing) this.#found('balance-closing', `purse ${name} comes to ${now} and is said to end with ${closing ?? 'nothing'}`);
      add(sums, `${unit} at the start`, opening);
      add(sums, `${unit} at the end`, now);
    }
    for (const [what, sum] of sums) if (sum !== 0n) this.#found('sums-zero', `all ${what} come to ${sum}`);
    const digest = (member) => {
      const lines = [...this.purses].filter(([, it]) => it[member]).map(([name, it]) => `${name} ${it[member]}\n`);
      return sha256(lines.sort().join('')).toString('hex');
    };
    this.digests = { opening: digest('opening'), closing: digest('closing') };
    if (this.#options.opening !== undefined && this.#options.opening !== this.digests.opening)
      this.#found('month-joined', `the month begins with ${this.digests.opening}`);
  }

  /** Every entry of the month stands under the root of a day, but those of days that are not over, and those that were there before the log. */
  #endRange() {
    const { first_entry, beyond_entry } = this.about;
    if (!this.#days.some((it) => it.first >= first_entry && it.last < beyond_entry))
      this.#remark('the log tells of no whole day of this ledger: its entries are held against nothing signed');
    if (this.#loose > 0) this.#remark(`${this.#loose} entries of the month's end stand under no root yet`);
    const [first] = this.#days;
    if (first === undefined || first_entry === beyond_entry) return;
    if (first.first <= first_entry && first_entry <= first.last)
      return void (
        first.first === first_entry ||
        this.#remark(`the entries from ${first_entry} to ${first.last} stand under a root that began before the month`)
      );
    if (first.first > first_entry) this.#found('day-root', `the entries from ${first_entry} to ${first.first - 1} stand under no root`);
    else if (!this.#days.some((it) => it.first === first_entry) && this.#days.at(-1).last !== first_entry - 1)
      this.#found('day-root', `the month begins with entry ${first_entry}, with which no day begins`);
  }

  /** What the log told of a day's funds: one beside each day, and of open stakes no less than what is known of here. */
  #endFunds() {
    const last = this.#entries.length;
    for (const { day, n } of this.#days)
      if (!this.#funds.has(day) && n !== last - 1) this.#found('day-funds', `the log did not tell what players held after ${day}`);
    const open = new Map();
    for (const { day, last: until, midnight } of this.#days) {
      for (const [draw, amount] of this.#openStakes.get(day) ?? []) add(open, draw, amount);
      if (until < this.about.first_entry - 1 || until >= this.about.beyond_entry || !this.#funds.has(day)) continue;
      let sum = 0n;
      for (const [draw, amount] of open) {
        const { settlements = [], refunds = [], reversals = [] } = this.#told.get(draw) ?? {};
        const done = [...settlements, ...refunds, ...reversals]
          .filter((it) => Date.parse(it.at) < midnight)
          .sort((one, other) => one.n - other.n);
        if ((done.at(-1)?.type ?? 'reversal') === 'reversal') sum += amount;
      }
      const { open_stakes_pya } = this.#funds.get(day);
      if (sum > BigInt(open_stakes_pya))
        this.#found('day-funds', `after ${day} at least ${sum} of stakes were open, the log told ${open_stakes_pya}`);
    }
  }
}

// ---- The command

/** The lines of a bundle file, each as its table's name and the text of its row. */
export async function* readBundle(path) {
  const plain = createGunzip();
  const file = createReadStream(path).on('error', (error) => plain.destroy(error));
  let rest = '';
  for await (const text of file.pipe(plain).setEncoding('utf8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) yield readLine(line);
  }
  if (rest !== '') yield readLine(rest);
}

function readLine(line) {
  const [, table, text] = /^\["([a-z_]+)",(.*)\]$/.exec(line) ?? [];
  if (table === undefined) throw new Error('this is no bundle of a month');
  return [table, text];
}

async function* unpacked(lines, folder) {
  const begun = new Set();
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for await (const [table, text] of lines) {
    if (folder !== undefined) writeFileSync(join(folder, `${table}.ndjson`), `${text}\n`, { flag: begun.has(table) ? 'a' : 'w' });
    begun.add(table);
    yield [table, text];
  }
}

async function main(words) {
  const text = { type: 'string' };
  const many = { type: 'string', multiple: true };
  const options = { key: text, checkpoint: many, witness: many, opening: text, stakes: text, payments: text, unpack: text };
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  if (positionals.length !== 1)
    throw new Error(
      'node audit-bundle.mjs BUNDLE [--key LOGKEY] [--checkpoint FILE]... [--witness KEY]... [--opening DIGEST] [--stakes DIGEST] [--payments DIGEST] [--unpack FOLDER]',
    );
  const print = (line) => process.stdout.write(`${line}\n`);
  const checkpoints = (values.checkpoint ?? []).map((path) => readFileSync(path, 'utf8'));
  const { key, opening, stakes, payments } = values;
  const asked = { key, checkpoints, witnesses: values.witness ?? [], opening, stakes, payments };
  const done = await audit(unpacked(readBundle(positionals[0]), values.unpack), asked, (it) => {
    const back = it.back > 0n ? `, back ${it.back}` : '';
    print(
      `${it.lottery} ${it.day} ${it.section} (draw ${it.draw}, ${it.state}): ${it.slips} slips, staked ${it.staked}, paid ${it.paid}${back}, profit ${it.profit} pya`,
    );
  });
  for (const remark of done.remarks) print(`Note: ${remark}.`);
  const profit = done.draws.reduce((all, it) => all + it.profit, 0n);
  print(
    `${done.about.month}: ${done.draws.length} draws, profit of all ${profit} pya; ${done.purse_count} purses. ${done.closing_digest === null ? 'It is not over: no digest of its end' : `It ends with ${done.closing_digest}`}`,
  );
  const { stakes_after, payments_before } = done.beside;
  if (done.closing_digest !== null) print(`The month after takes --stakes ${stakes_after}, the month before --payments ${payments_before}`);
  const names = new Set(done.findings.map((it) => it.check));
  for (const name of names) {
    print(`\nNOT TRUE: ${name}. ${CHECKS[name]}`);
    const some = done.findings.filter((it) => it.check === name);
    for (const { what } of some.slice(0, 20)) print(`  ${what}`);
    if (some.length > 20) print(`  and ${some.length - 20} more`);
  }
  if (names.size === 0) print(`Nothing found: ${Object.keys(CHECKS).length} checks.`);
  return names.size === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
