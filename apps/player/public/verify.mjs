// Made from apps/verifier and packages/proof by "npm run print": one file, readable, without dependencies.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createHash, createPublicKey, verify } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// packages/proof/src/bytes.ts
var UTF8 = new TextEncoder();
/** A text as UTF-8. */
function utf8(text) {
	return UTF8.encode(text);
}
/** Whether a text has no half of a sign, of which no UTF-8 is made. Old phones lack `isWellFormed`. */
function isWhole(text) {
	return !/\p{Surrogate}/u.test(text);
}
/** Several pieces one after the other. */
function concat(...pieces) {
	const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}
/** Whether two pieces hold the same bytes. */
function isSame(one, other) {
	return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
/** Bytes in standard base64 with padding (RFC 4648, section 4). */
function toBase64(bytes) {
	let text = "";
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
}
/** The bytes of a standard base64 text, or null when it is not exactly one: no blanks, no missing padding, no spare bits. */
function fromBase64(text) {
	if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
	const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
	return toBase64(bytes) === text ? bytes : null;
}
/** A count written in decimal without leading zeros, or null when the text is none or is beyond safe integers. */
function toCount(text) {
	if (!/^(0|[1-9]\d*)$/.test(text)) return null;
	const count = Number(text);
	return Number.isSafeInteger(count) ? count : null;
}
/** Bytes in lower-case hex. */
function toHex(bytes) {
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** The bytes of a hex text; none for a text that is not hex. */
function fromHex(text) {
	if (!/^(?:[0-9a-f]{2})*$/.test(text)) return /* @__PURE__ */ new Uint8Array();
	return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
// node_modules/canonicalize/lib/canonicalize.js
function serializeString(value) {
	if (!value.isWellFormed()) throw new Error("Lone surrogate is not allowed");
	return JSON.stringify(value);
}
function serializePrimitive(value) {
	switch (typeof value) {
		case "number":
			if (isNaN(value)) throw new Error("NaN is not allowed");
			if (!isFinite(value)) throw new Error("Infinity is not allowed");
			return JSON.stringify(value);
		case "string": return serializeString(value);
		case "boolean": return value ? "true" : "false";
		default: return JSON.stringify(value);
	}
}
function enterValue(value, seen) {
	let wrappers = null;
	while (value !== null && typeof value === "object" && typeof value.toJSON === "function") {
		if (seen.has(value)) throw new Error("Circular reference detected");
		seen.add(value);
		(wrappers ??= []).push(value);
		value = value.toJSON();
	}
	if (value instanceof Number || value instanceof String || value instanceof Boolean) value = value.valueOf();
	if (value === null || typeof value !== "object") {
		if (wrappers !== null) for (const wrapper of wrappers) seen.delete(wrapper);
		return serializePrimitive(value);
	}
	if (seen.has(value)) throw new Error("Circular reference detected");
	seen.add(value);
	return {
		container: value,
		keys: Array.isArray(value) ? null : Object.keys(value).sort(),
		index: 0,
		first: true,
		wrappers
	};
}
function canonicalize(object) {
	if (object === null || typeof object !== "object") return serializePrimitive(object);
	const seen = /* @__PURE__ */ new Set();
	const root = enterValue(object, seen);
	if (typeof root !== "object") return root;
	let result = root.keys === null ? "[" : "{";
	const stack = [root];
	outer: while (stack.length > 0) {
		const frame = stack[stack.length - 1];
		const container = frame.container;
		if (frame.keys === null) {
			while (frame.index < container.length) {
				const i = frame.index++;
				if (i > 0) result += ",";
				const element = container[i];
				const value = element === void 0 || typeof element === "symbol" || typeof element === "function" ? null : element;
				if (value === null || typeof value !== "object") {
					result += serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (typeof child !== "object") {
					result += child === void 0 ? "null" : child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "]";
		} else {
			const keys = frame.keys;
			while (frame.index < keys.length) {
				const key = keys[frame.index++];
				const value = container[key];
				if (value === void 0 || typeof value === "symbol" || typeof value === "function") continue;
				if (value === null || typeof value !== "object") {
					if (frame.first) frame.first = false;
					else result += ",";
					result += serializeString(key) + ":" + serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (child === void 0) continue;
				if (frame.first) frame.first = false;
				else result += ",";
				result += serializeString(key) + ":";
				if (typeof child !== "object") {
					result += child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "}";
		}
		seen.delete(container);
		if (frame.wrappers !== null) for (const wrapper of frame.wrappers) seen.delete(wrapper);
		stack.pop();
	}
	return result;
}
// packages/proof/src/canonical.ts
/** The value of a canonical text, or null when the text is not exactly how such a value is written. */
function readCanonical(text) {
	try {
		const value = JSON.parse(text);
		return isCanonical(value) && value !== null && typeof value === "object" && !isList(value) && canonicalize(value) === text ? value : null;
	} catch {
		return null;
	}
}
function isCanonical(value) {
	if (value === null || typeof value === "boolean") return true;
	if (typeof value === "string") return isWhole(value);
	if (typeof value === "number") return Number.isSafeInteger(value) && !Object.is(value, -0);
	if (typeof value !== "object") return false;
	if (Array.isArray(value)) return value.every(isCanonical);
	return Object.getPrototypeOf(value) === Object.prototype && Object.entries(value).every(([key, it]) => isWhole(key) && isCanonical(it));
}
function isList(value) {
	return Array.isArray(value);
}
// packages/proof/src/note.ts
/** The kinds of signatures that are understood (c2sp.org/signed-note): a log's own, and a witness' with its time. */
var SIGNATURE_TYPES = {
	ed25519: 1,
	cosignature: 4
};
var ID_BYTES = 4;
var KEY_BYTES = 32;
var SIGNATURES_MAX = 100;
var MARK = "—";
var CONTROL = /[\u0000-\u0009\u000b-\u001f]/;
/** A key as it is trusted: its id follows from its name, kind and bytes. Throws for a name or length that cannot be. */
function verifierKey(sha256, name, type, public_key) {
	if (!isKeyName(name) || public_key.length !== KEY_BYTES) throw new RangeError(`not a key of a note: ${name}`);
	return {
		name,
		type,
		id: sha256(concat(utf8(`${name}\n`), Uint8Array.of(SIGNATURE_TYPES[type]), public_key)).slice(0, ID_BYTES),
		public_key
	};
}
/** The key in its text form, name+id+key, or null when it is none or its id is another key's. */
function readVerifierKey(sha256, text) {
	const [, name = "", id = "", encoded = ""] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
	const bytes = fromBase64(encoded);
	const type = Object.keys(SIGNATURE_TYPES).find((it) => SIGNATURE_TYPES[it] === bytes?.[0]);
	if (bytes === null || type === void 0 || bytes.length !== 33 || !isKeyName(name)) return null;
	const key = verifierKey(sha256, name, type, bytes.slice(1));
	return toHex(key.id) === id ? key : null;
}
/** Reads a signed note, or answers null when it is not exactly one. Verifies nothing. */
function readNote(note) {
	if (!isWhole(note) || CONTROL.test(note)) return null;
	const split = note.lastIndexOf("\n\n");
	if (split < 0 || !note.endsWith("\n")) return null;
	const lines = note.slice(split + 2, -1).split("\n");
	if (lines.length > SIGNATURES_MAX) return null;
	const signatures = lines.map(readSignature);
	if (signatures.some((it) => it === null)) return null;
	return {
		text: note.slice(0, split + 1),
		signatures: signatures.filter((it) => it !== null)
	};
}
/** The signatures that say they are a key's: name and id both. What other keys signed is nobody's business. */
function signaturesOf(note, key) {
	return note.signatures.filter((it) => it.name === key.name && isSame(it.id, key.id));
}
/** A signature line read, or null when it is none. */
function readSignature(line) {
	const [mark, name = "", encoded = "", ...more] = line.split(" ");
	const bytes = fromBase64(encoded);
	if (mark !== MARK || more.length > 0 || !isKeyName(name) || bytes === null || bytes.length <= ID_BYTES) return null;
	return {
		name,
		id: bytes.slice(0, ID_BYTES),
		signature: bytes.slice(ID_BYTES)
	};
}
/** Whether a text may name a key: it has neither blanks nor a plus sign (c2sp.org/signed-note). */
function isKeyName(name) {
	return name !== "" && !/[\s+]/u.test(name);
}
// packages/proof/src/checkpoint.ts
var HASH_BYTES$2 = 32;
var TIME_BYTES = 8;
var TWO_TO_32$1 = 2 ** 32;
/** The last second that a date can hold. A signature of later counts for nothing, and spoils nothing: one witness cannot hide a log. */
var LAST_TIME_S = 864e10;
/** Reads the text of a checkpoint, or answers null when it is not exactly one. */
function readCheckpoint(text) {
	if (!text.endsWith("\n")) return null;
	const [origin = "", size_text = "", root_text = "", ...extensions] = text.slice(0, -1).split("\n");
	const size = toCount(size_text);
	const root = fromBase64(root_text);
	if (origin === "" || size === null || root === null || root.length !== HASH_BYTES$2 || extensions.includes("")) return null;
	return {
		origin,
		size,
		root,
		extensions
	};
}
/** What a witness signs (c2sp.org/tlog-cosignature): the checkpoint's whole text, with the time in whole seconds. */
function cosignedMessage(text, time_s) {
	return utf8(`cosignature/v1\ntime ${time_s}\n${text}`);
}
/**
* Opens a signed checkpoint for a reader who trusts one log key and some witnesses. Null when it is not one, is of another log, is not
* signed by the log, or carries a false signature of a key that is trusted.
*/
async function openCheckpoint(verify, note_text, log, witnesses = []) {
	const note = readNote(note_text);
	const checkpoint = note && readCheckpoint(note.text);
	if (note === null || checkpoint === null || checkpoint.origin !== log.name) return null;
	const own = signaturesOf(note, log);
	if (own.length === 0) return null;
	for (const { signature } of own) if (!await verify(log.public_key, utf8(note.text), signature)) return null;
	const seen = [];
	for (const witness of witnesses) {
		const times = await cosignedAt(verify, note, witness);
		if (times === null) return null;
		const [first] = times;
		if (first !== void 0) seen.push({
			name: witness.name,
			time_s: first
		});
	}
	return {
		checkpoint,
		witnesses: seen
	};
}
/** When a witness signed a note, or null when a signature that says it is the witness' is not. */
async function cosignedAt(verify, note, witness) {
	const times = [];
	for (const { signature } of signaturesOf(note, witness)) {
		if (signature.length !== 72) return null;
		const view = new DataView(signature.buffer, signature.byteOffset);
		const time_s = view.getUint32(0) * TWO_TO_32$1 + view.getUint32(TIME_BYTES / 2);
		if (time_s > LAST_TIME_S) continue;
		if (!await verify(witness.public_key, cosignedMessage(note.text, time_s), signature.slice(TIME_BYTES))) return null;
		times.push(time_s);
	}
	return times;
}
// packages/proof/src/json-shape.ts
/** The object that a text of JSON is, or null. */
function objectOf(text) {
	try {
		const value = JSON.parse(text);
		return isObject(value) ? value : null;
	} catch {
		return null;
	}
}
/** Whether a value is an object and no list. */
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Whether a value is a text. */
function isText(value) {
	return typeof value === "string";
}
/** Whether a value is a safe integer of zero or more. */
function isAmount(value) {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
/** Whether a value is a list of which each item is one. */
function isListOf(value, isOne) {
	return Array.isArray(value) && value.every(isOne);
}
// packages/proof/src/day-findings.ts
/** The members of a `funds` entry that its purses are told by. */
var KINDS = [
	"main_pya",
	"game_pya",
	"hold_pya",
	"promotion_pya",
	"referral_pya"
];
var SMALLEST_TREE = 256;
var ROOT = /^[0-9a-f]{64}$/;
var ENTRY_ID = /^[1-9]\d{0,17}$/;
/** What a `funds` entry says of the tree over purses, and in all; null when it contradicts itself. */
function fundsTotals(funds) {
	const { root, size, purses_pya, open_stakes_pya, owed_pya } = funds;
	if (typeof root !== "string" || !ROOT.test(root) || !isTreeSize(size)) return null;
	const purses = sumOf(KINDS.map((it) => funds[it]));
	const owed = sumOf([purses_pya, open_stakes_pya]);
	return purses !== null && owed !== null && purses === purses_pya && owed === owed_pya ? {
		root,
		size,
		purses_pya: purses,
		owed_pya: owed
	} : null;
}
/**
* What is wrong with the days that a whole log tells of, a sentence each: a total that is not the sum of its parts, entries that do not go on where those of
* the day before end, a day without what was owed at its end, or one that is told again.
*/
function dayFindings(entries) {
	const found = [];
	const days = entries.filter((it) => it.type === "day");
	const funds = entries.filter((it) => it.type === "funds");
	let before = {
		day: "",
		last_entry: 0n
	};
	for (const it of days) {
		const day = String(it["day"]);
		const [first, last] = [idOf(it["first_entry"]), idOf(it["last_entry"])];
		if (day <= before.day) found.push(`${day} is told after ${before.day}`);
		if (first === null || first !== before.last_entry + 1n) found.push(`the entries of ${day} do not begin where those before it end`);
		if (first === null || last === null || !isCountWithin(it["entry_count"], first, last)) found.push(`the count of the entries of ${day} does not fit their ids`);
		before = {
			day,
			last_entry: last ?? before.last_entry
		};
	}
	for (const it of funds) if (fundsTotals(it) === null) found.push(`what was owed at the end of ${it["day"]} is not the sum of its parts`);
	const [told, owed] = [days.map((it) => String(it["day"])), funds.map((it) => String(it["day"]))];
	for (const day of /* @__PURE__ */ new Set([...told, ...owed])) {
		if (told.filter((it) => it === day).length > 1 || owed.filter((it) => it === day).length > 1) found.push(`${day} is told twice`);
		if (!owed.includes(day)) found.push(`what was owed at the end of ${day} is not told`);
		if (!told.includes(day)) found.push(`the entries of ${day} are not told`);
	}
	return found;
}
/** The sum of whole amounts, none of them below zero; null for anything else. */
function sumOf(amounts) {
	const sum = amounts.reduce((all, it) => isAmount(it) ? all + it : NaN, 0);
	return isAmount(sum) ? sum : null;
}
function isCountWithin(count, first, last) {
	return isAmount(count) && count > 0 && last >= first && BigInt(count) <= last - first + 1n;
}
function isTreeSize(value) {
	return isAmount(value) && value >= SMALLEST_TREE && Number.isInteger(Math.log2(value));
}
function idOf(value) {
	return typeof value === "string" && ENTRY_ID.test(value) ? BigInt(value) : null;
}
// packages/proof/src/merkle.ts
/**
* Merkle trees of RFC 6962, section 2.1. Hashes are SHA-256; a leaf and a node never hash alike, for each has a prefix of its
* own. Numbers of leaves are safe integers: no arithmetic here shifts bits of 32.
*/
var LEAF = Uint8Array.of(0);
var NODE$1 = Uint8Array.of(1);
/** The hash of a leaf that holds this. */
function hashLeaf(sha256, entry) {
	return sha256(concat(LEAF, entry));
}
/** The hash of a node above two others. */
function hashNode(sha256, left, right) {
	return sha256(concat(NODE$1, left, right));
}
/** The root over leaf hashes. That of no leaf is the hash of nothing. */
function rootOf(sha256, leaves) {
	if (leaves.length === 0) return sha256(/* @__PURE__ */ new Uint8Array());
	let row = leaves;
	while (row.length > 1) {
		const above = [];
		for (let at = 0; at < row.length; at += 2) {
			const [left, right] = [row[at], row[at + 1]];
			if (left !== void 0) above.push(right === void 0 ? left : hashNode(sha256, left, right));
		}
		row = above;
	}
	return row[0] ?? sha256(/* @__PURE__ */ new Uint8Array());
}
/** Whether a leaf hash stands at `index` of the tree of `size` leaves with this root. */
function isIncluded(sha256, leaf, tree, proof) {
	if (!isCount(leaf.index) || !isCount(tree.size) || leaf.index >= tree.size) return false;
	const root = climb(sha256, leaf.hash, leaf.index, tree.size - 1, proof);
	return root !== null && isSame(root, tree.root);
}
/** From a leaf to the root (RFC 9162, section 2.1.3.2), or null when the proof is too long or too short. */
function climb(sha256, leaf, index, last_index, proof) {
	let [place, last] = [index, last_index];
	let hash = leaf;
	for (const other of proof) {
		if (last === 0) return null;
		if (place % 2 === 1 || place === last) {
			hash = hashNode(sha256, other, hash);
			while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
		} else hash = hashNode(sha256, hash, other);
		[place, last] = [half(place), half(last)];
	}
	return last === 0 ? hash : null;
}
function half(value) {
	return Math.floor(value / 2);
}
function isCount(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
// packages/proof/src/proof-file.ts
var HEAD = "c2sp.org/tlog-proof@v1";
var HASH_BYTES$1 = 32;
/** Reads such a file, or answers null when it is not exactly one. Verifies nothing, and `extra` is never to be trusted. */
function readProof(text) {
	const split = text.indexOf("\n\n");
	if (split < 0) return null;
	const [head, ...lines] = text.slice(0, split).split("\n");
	const extra_text = lines[0]?.startsWith("extra ") ? lines.shift()?.slice(6) : void 0;
	const index_line = lines.shift() ?? "";
	const index = index_line.startsWith("index ") ? toCount(index_line.slice(6)) : null;
	const extra = extra_text === void 0 ? null : fromBase64(extra_text);
	const hashes = lines.map(fromBase64);
	if (head !== HEAD || index === null || extra_text !== void 0 && extra === null) return null;
	if (hashes.some((hash) => hash?.length !== HASH_BYTES$1)) return null;
	return {
		extra,
		index,
		hashes: hashes.filter((hash) => hash !== null),
		checkpoint: text.slice(split + 2)
	};
}
// packages/proof/src/receipt-file.ts
var VERSION = 1;
/** Reads a receipt, or answers null for anything that is not one of a version that is known. */
function readReceipt(text) {
	const it = objectOf(text);
	if (it?.["v"] !== VERSION) return null;
	const { origin, log_key, promise_key, promise, book, payout, leaves } = it;
	if (!isText(origin) || !isText(log_key) || !isText(promise_key) || !isText(promise) || !isListOf(leaves, isProvenLeaf)) return null;
	if (book !== null && !isPlace(book)) return null;
	if (payout !== null && !isPayout(payout)) return null;
	return {
		origin,
		log_key,
		promise_key,
		promise,
		book,
		payout,
		leaves
	};
}
/** Reads the proof of a draw, or answers null for anything that is not one of a version that is known. */
function readDrawProof(text) {
	const it = objectOf(text);
	if (it?.["v"] !== VERSION) return null;
	const { draw, origin, log_key, leaves } = it;
	return isText(draw) && isText(origin) && isText(log_key) && isListOf(leaves, isProvenLeaf) ? {
		draw,
		origin,
		log_key,
		leaves
	} : null;
}
/** Reads the slip of a promise, or answers null when it is not exactly one. */
function readSlip(text) {
	const it = readCanonical(text);
	if (it?.["v"] !== VERSION || it["type"] !== "slip") return null;
	const { voucher, draw, lottery, day, section, accepted_at, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths } = it;
	if (!isText(voucher) || !isText(draw) || !isText(lottery) || !isText(day) || !isText(section) || !isText(accepted_at)) return null;
	if (!isListOf(numbers, isText) || !isListOf(stakes_pya, isAmount) || numbers.length !== stakes_pya.length) return null;
	if (!isAmount(total_pya) || !isAmount(odds_hundredths) || !(tot_odds_hundredths === null || isAmount(tot_odds_hundredths))) return null;
	if (stakes_pya.reduce((sum, stake) => sum + stake, 0) !== total_pya) return null;
	return {
		voucher,
		draw,
		lottery,
		day,
		section,
		accepted_at,
		numbers,
		stakes_pya,
		total_pya,
		odds_hundredths,
		tot_odds_hundredths
	};
}
/** Reads a payout leaf: whose it is, and how much in pya; null when it is none. */
function readPayout(text) {
	const it = readCanonical(text);
	if (it?.["v"] !== VERSION || it["type"] !== "payout") return null;
	const { voucher, amount_pya } = it;
	return isText(voucher) && isAmount(amount_pya) ? {
		voucher,
		amount_pya
	} : null;
}
/** Reads a leaf of the log, or answers null when it is none. */
function readEntry(text) {
	const it = readCanonical(text);
	return it?.["v"] === VERSION && isText(it["type"]) ? it : null;
}
function isProvenLeaf(value) {
	return isObject(value) && isText(value["entry"]) && isText(value["proof"]);
}
function isPayout(value) {
	return isObject(value) && isText(value["leaf"]) && isAmount(value["round"]) && isPlace(value);
}
function isPlace(value) {
	return isObject(value) && isAmount(value["index"]) && isAmount(value["size"]) && isListOf(value["proof"], isText);
}
// packages/proof/src/slip-outcome.ts
var PRICE = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,12})?$/;
/**
* The number that follows from a reading: 2D is the second decimal of the SET index and the last whole digit of the value, crypto 2D
* the last whole digit of the bid and its second decimal, 3D the end of the first prize; 1D is the second digit of its 2D. Null
* when none follows: a price of zero, digits behind the second decimal, a lottery that is not known.
*/
function numberOf(lottery, { set, value }) {
	switch (lottery) {
		case "2D": return joined(hundredth(set), unit(value));
		case "C2D": return joined(unit(value), hundredth(value));
		case "1D": return numberOf("2D", {
			set,
			value
		})?.charAt(1) ?? null;
		case "C1D": return numberOf("C2D", {
			set,
			value
		})?.charAt(1) ?? null;
		case "3D": return value !== null && /^\d{6}$/.test(value) ? value.slice(3) : null;
		default: return null;
	}
}
function joined(first, second) {
	return first === null || second === null ? null : first + second;
}
function isPrice(text) {
	return text !== null && PRICE.test(text) && /[1-9]/.test(text);
}
function unit(price) {
	return isPrice(price) ? price.split(".")[0]?.slice(-1) ?? null : null;
}
function hundredth(price) {
	if (!isPrice(price)) return null;
	const decimals = price.split(".")[1] ?? "";
	return /^\d{0,2}0*$/.test(decimals) ? decimals[1] ?? "0" : null;
}
/** What the lines are paid for a number, in pya: each stake at its odds, cut to whole pya. A near win pays only where near odds are. */
function payoutOf({ numbers, stakes_pya, odds_hundredths, tot_odds_hundredths }, drawn) {
	let sum = 0n;
	numbers.forEach((number, line) => {
		const odds = number === drawn ? odds_hundredths : isNear(number, drawn) ? tot_odds_hundredths ?? 0 : 0;
		sum += BigInt(stakes_pya[line] ?? 0) * BigInt(odds) / 100n;
	});
	return Number(sum);
}
/** A near win: one below, one above, or the same digits in another order. */
function isNear(number, drawn) {
	const sorted = (text) => [...text].sort().join("");
	return Math.abs(Number(number) - Number(drawn)) === 1 || sorted(number) === sorted(drawn);
}
// packages/proof/src/draw-leaves.ts
/** The leaves with their places, in order, or null when one of them is not proven under the one checkpoint. */
async function openLeaves({ sha256, verify }, leaves, log, witnesses) {
	const proofs = leaves.map((it) => readProof(it.proof));
	const checkpoint = proofs[0]?.checkpoint;
	const head = checkpoint === void 0 ? null : await openCheckpoint(verify, checkpoint, log, witnesses);
	if (head === null) return null;
	const entries = [];
	for (const [at, { entry: text }] of leaves.entries()) {
		const proof = proofs[at];
		const entry = readEntry(text);
		if (!proof || entry === null || proof.checkpoint !== checkpoint) return null;
		if (!isIncluded(sha256, {
			hash: hashLeaf(sha256, utf8(text)),
			index: proof.index
		}, head.checkpoint, proof.hashes)) return null;
		entries.push({
			entry,
			index: proof.index
		});
	}
	return {
		entries: entries.sort((one, other) => one.index - other.index),
		head
	};
}
/** What the leaves say of one draw, by what stands. */
function ofDraw(entries, draw) {
	const own = entries.filter((it) => it.entry["draw"] === draw);
	const of = (type) => own.filter((it) => it.entry.type === type);
	const reversed = of("reversal").pop()?.index ?? -1;
	const standing = (type) => of(type).filter((it) => it.index > reversed);
	const place = placeOf(own);
	const isElsewhere = (...types) => place !== null && own.some((it) => types.includes(it.entry.type) && !isOf(place, it));
	return {
		terms: of("terms").map((it) => it.entry),
		book: of("book")[0] ?? null,
		first_result: of("result")[0] ?? null,
		result: standing("result").pop() ?? null,
		settlement: standing("settlement").pop() ?? null,
		void: of("void").pop() ?? null,
		refund: of("refund").pop() ?? null,
		told_twice: {
			book: isElsewhere("terms", "book") || differ(of("book"), [
				"closed_at",
				"root",
				"slip_count",
				"total_pya",
				"worst_pya"
			]),
			number: isElsewhere("result") || differ(of("result"), ["number"]),
			payment: differ(of("settlement"), PAYMENT) || differ(of("refund"), PAYMENT)
		},
		place,
		all: own
	};
}
var PAYMENT = [
	"root",
	"slip_count",
	"paid_pya"
];
/** Whether leaves of one round say different things of it. A book has no round. */
function differ(leaves, members) {
	const told = /* @__PURE__ */ new Map();
	return leaves.some(({ entry }) => {
		const says = JSON.stringify(members.map((it) => entry[it] ?? null));
		const before = told.get(entry["round"]) ?? says;
		told.set(entry["round"], before);
		return before !== says;
	});
}
function placeOf(leaves) {
	for (const { entry } of leaves) {
		const [lottery, section] = [textOf$1(entry["lottery"]), textOf$1(entry["section"])];
		if (lottery !== null && section !== null) return {
			lottery,
			section
		};
	}
	return null;
}
/** Lottery and section never change: a draw may move to another day only. */
function isOf(place, { entry }) {
	return entry["lottery"] === place.lottery && entry["section"] === place.section;
}
/** The number follows from what the sources told. One that people entered, or of which sources told several, follows from nothing that all can check. */
function numberFollows(place, { result, told_twice }) {
	if (result === null) return told_twice.number ? "false" : "waiting";
	const { number, sources, decided } = result.entry;
	if (told_twice.number || !isOf(place, result)) return "false";
	const readings = (Array.isArray(sources) ? sources : []).filter((it) => typeof it?.value === "string" || typeof it?.set === "string").map((it) => ({
		set: it.set ?? null,
		value: it.value ?? null
	}));
	const numbers = new Set(readings.map((it) => numberOf(place.lottery, it)));
	if (numbers.has(textOf$1(number))) return numbers.size === 1 ? "true" : "unsure";
	return decided === "feeds" ? "false" : "unsure";
}
/** A value that is a text, or null. */
function textOf$1(value) {
	return typeof value === "string" ? value : null;
}
// packages/proof/src/proof-trust.ts
/** So many witnesses make it hard to show one reader another log. */
var WITNESSES_MIN = 2;
/** The keys that count as witnesses: each key once, whatever its names, and never the log's own, which is no one else. */
function trustedWitnesses(sha256, texts, log) {
	const keys = [];
	for (const text of texts) {
		const key = readVerifierKey(sha256, text);
		const is_known = [log, ...keys].some((it) => key !== null && isSame(it.public_key, key.public_key));
		if (key?.type === "cosignature" && !is_known) keys.push(key);
	}
	return keys;
}
/** Two others saw the log; or the one, of a reader who trusts one. */
function isSeen(seen_count, witness_count) {
	return seen_count > 0 && seen_count >= Math.min(WITNESSES_MIN, witness_count);
}
// packages/proof/src/draw-proof.ts
/** What is asked of a draw, in the order in which it happens. */
var DRAW_CHECKS = [
	"log_signed",
	"terms_told",
	"sealed_first",
	"number_follows",
	"paid",
	"witnessed"
];
/** Verifies what the log says of a draw without asking anybody: all of it stands under one checkpoint that the trusted key signed. */
async function verifyDraw(tools, proof, trust) {
	const log = readVerifierKey(tools.sha256, trust.log_key);
	const witnesses = log === null ? [] : trustedWitnesses(tools.sha256, trust.witnesses, log);
	const opened = log === null ? null : await openLeaves(tools, proof.leaves, log, witnesses);
	const draw = opened === null ? null : ofDraw(opened.entries, proof.draw);
	const history = draw && historyOf(proof.draw, draw);
	if (opened === null || draw === null || history === null) return {
		history: null,
		checks: NOTHING,
		witnesses: [],
		witness_count: witnesses.length
	};
	const seen = opened.head.witnesses;
	const witnessed = isSeen(seen.length, witnesses.length) ? "true" : "unsure";
	return {
		history,
		checks: {
			log_signed: "true",
			...judgeDraw(draw, history),
			witnessed
		},
		witnesses: seen,
		witness_count: witnesses.length
	};
}
var NOTHING = {
	log_signed: "false",
	terms_told: "unsure",
	sealed_first: "unsure",
	number_follows: "unsure",
	paid: "unsure",
	witnessed: "unsure"
};
/** Holds what the log says of a draw against itself. `unsure` is what a file may leave out; a whole log leaves nothing out. */
function judgeDraw(draw, place) {
	return {
		terms_told: termsTold(draw),
		sealed_first: bookIsFirst(draw),
		number_follows: draw.void === null ? numberFollows(place, draw) : "unneeded",
		paid: paidState(draw)
	};
}
/** Terms stand in the log before the book is closed. */
function termsTold({ all, book }) {
	const first = all.find((it) => it.entry.type === "terms");
	return first !== void 0 && (book === null || first.index < book.index) ? "true" : "unsure";
}
/** There is one book, and it is in the log before any number. */
function bookIsFirst({ book, first_result, told_twice }) {
	if (told_twice.book) return "false";
	if (book === null) return first_result === null ? "waiting" : "unsure";
	return first_result === null || book.index < first_result.index ? "true" : "false";
}
/** What was paid belongs to the number that stands and is no more than the dearest number would have cost; a refund gives all stakes back. */
function paidState({ book, result, settlement, refund, void: voided, told_twice }) {
	if (told_twice.payment) return "false";
	const paid = voided === null ? settlement : refund;
	if (paid === null) return "waiting";
	const paid_pya = countOf(paid, "paid_pya");
	if (book === null || paid_pya === null) return "unsure";
	if (voided !== null) return paid_pya === countOf(book, "total_pya") ? "true" : "false";
	if (result === null || paid.entry["round"] !== result.entry["round"]) return "unsure";
	return paid_pya <= (countOf(book, "worst_pya") ?? 0) && (countOf(paid, "slip_count") ?? 0) <= (countOf(book, "slip_count") ?? 0) ? "true" : "false";
}
/** What the leaves say of a draw, by its story; null when they do not even say of which lottery it is. */
function historyOf(id, draw) {
	if (draw.place === null) return null;
	const day = draw.all.reduce((last, it) => textOf$1(it.entry["day"]) ?? last, null);
	const of = (...types) => draw.all.filter((it) => types.includes(it.entry.type));
	const reversed = of("reversal").pop()?.index ?? -1;
	return {
		...draw.place,
		draw: id,
		day,
		terms: of("terms").map(termsOf),
		book: draw.book && bookOf(draw.book),
		results: of("result").map((it) => resultOf(it, it.index < reversed)),
		payments: of("settlement", "refund").map((it) => paymentOf(it, it.entry.type === "settlement" && it.index < reversed)),
		voided_at: draw.void && textOf$1(draw.void.entry["at"])
	};
}
function termsOf(leaf) {
	const { at, opens_at, closes_at, draws_at } = leaf.entry;
	return {
		at: textOf$1(at),
		opens_at: textOf$1(opens_at),
		closes_at: textOf$1(closes_at),
		draws_at: textOf$1(draws_at),
		odds_hundredths: countOf(leaf, "odds_hundredths"),
		tot_odds_hundredths: countOf(leaf, "tot_odds_hundredths"),
		cap_pya: countOf(leaf, "cap_pya")
	};
}
function bookOf(leaf) {
	return {
		at: textOf$1(leaf.entry["at"]),
		closed_at: textOf$1(leaf.entry["closed_at"]),
		slip_count: countOf(leaf, "slip_count"),
		total_pya: countOf(leaf, "total_pya"),
		worst_pya: countOf(leaf, "worst_pya")
	};
}
function resultOf({ entry }, is_reversed) {
	const sources = Array.isArray(entry["sources"]) ? entry["sources"] : [];
	return {
		at: textOf$1(entry["at"]),
		number: textOf$1(entry["number"]),
		is_by_operators: entry["decided"] === "operators",
		is_reversed,
		sources: sources.map((it) => {
			const told = typeof it === "object" && it !== null ? it : {};
			return {
				name: textOf$1(told["name"]),
				number: textOf$1(told["number"]),
				set: textOf$1(told["set"]),
				value: textOf$1(told["value"])
			};
		})
	};
}
function paymentOf(leaf, is_reversed) {
	const [slip_count, paid_pya] = [countOf(leaf, "slip_count"), countOf(leaf, "paid_pya")];
	return {
		at: textOf$1(leaf.entry["at"]),
		checked_at: textOf$1(leaf.entry["checked_at"]),
		slip_count,
		paid_pya,
		is_refund: leaf.entry.type === "refund",
		is_reversed
	};
}
function countOf({ entry }, member) {
	const value = entry[member];
	return Number.isSafeInteger(value) ? Number(value) : null;
}
/** Where a tile is served, below the log's address: `tile/0/x001/x234/067`, `tile/entries/000.p/12`. */
function tilePath({ level, index, width }) {
	const parts = String(index).padStart(Math.ceil(String(index).length / 3) * 3, "0").match(/\d{3}/g) ?? [];
	return `tile/${level}/${parts.map((part, place) => place < parts.length - 1 ? `x${part}` : part).join("/")}${width < 256 ? `.p/${width}` : ""}`;
}
/** The entries of a bundle, or null when it ends within one. */
function readEntries(bundle) {
	const entries = [];
	for (let at = 0; at < bundle.length;) {
		const [high, low] = [bundle[at], bundle[at + 1]];
		if (high === void 0 || low === void 0) return null;
		const end = at + 2 + high * 256 + low;
		if (end > bundle.length) return null;
		entries.push(bundle.slice(at + 2, end));
		at = end;
	}
	return entries;
}
// packages/proof/src/sum-tree.ts
var NODE = Uint8Array.of(1);
var HASH_BYTES = 32;
var TWO_TO_32 = 2 ** 32;
/** The node above two others. Throws for sums that cannot be counted exactly. */
function sumNode(sha256, left, right) {
	const sum = left.sum + right.sum;
	if (!isSum(left.sum) || !isSum(right.sum) || !isSum(sum)) throw new RangeError("not a sum");
	return {
		hash: sha256(concat(NODE, left.hash, sumBytes(left.sum), right.hash, sumBytes(right.sum))),
		sum
	};
}
/** Whether a leaf with its amount stands at a place of the tree with this root, size and sum. */
function isInSum(sha256, leaf, path, tree) {
	if (!isSum(leaf.sum) || !isSum(leaf.index) || leaf.index >= tree.size || 2 ** path.length !== tree.size) return false;
	let [node, place] = [leaf, leaf.index];
	for (const other of path) {
		if (!isSum(other.sum) || other.hash.length !== HASH_BYTES || !isSum(node.sum + other.sum)) return false;
		node = place % 2 === 0 ? sumNode(sha256, node, other) : sumNode(sha256, other, node);
		place = Math.floor(place / 2);
	}
	return node.sum === tree.sum && isSame(node.hash, tree.hash);
}
function sumBytes(sum) {
	const bytes = /* @__PURE__ */ new Uint8Array(8);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, Math.floor(sum / TWO_TO_32));
	view.setUint32(4, sum % TWO_TO_32);
	return bytes;
}
function isSum(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
// packages/proof/src/funds.ts
/**
* What is asked of it. `unsure`: this file does not show it. Nobody signs a player's leaves, so a file that was damaged speaks against nobody; the house signed
* what it told in all, so `in_total` is `false` when that contradicts itself. `whole` is of the purses that are here: one that is left out altogether is
* seen by nobody but the player, who knows what they had.
*/
var FUNDS_CHECKS = [
	"log_signed",
	"in_total",
	"whole"
];
/** Reads such a file, or answers null for anything that is not one of a version that is known. */
function readFundsProof(text) {
	const it = objectOf(text);
	if (it?.["v"] !== 1 || it["type"] !== "funds_proof") return null;
	const { origin, log_key, day, player, leaf, parts } = it;
	if (!isText(origin) || !isText(log_key) || !isText(day) || !isText(player) || !Array.isArray(parts)) return null;
	if (!isObject(leaf) || !isText(leaf["entry"]) || !isText(leaf["proof"]) || !parts.every(isPart)) return null;
	return {
		origin,
		log_key,
		day,
		player,
		leaf: {
			entry: leaf["entry"],
			proof: leaf["proof"]
		},
		parts
	};
}
/**
* Verifies without asking anybody that the log tells of the day, that what it tells adds up, that each leaf is this player's and of this day, stands in the
* tree with its amount, and that of each purse there are both parts. Without a leaf nothing is shown of the player.
*/
async function verifyFunds(tools, proof, trust) {
	const funds = await openFunds(tools, proof, trust);
	if (funds === null) return verdictOf$1(null, [], {
		log_signed: "unsure",
		in_total: "unsure",
		whole: "unsure"
	});
	const totals = fundsTotals(funds);
	if (totals === null) return verdictOf$1(funds, [], {
		log_signed: "true",
		in_total: "false",
		whole: "unsure"
	});
	if (proof.parts.length === 0) return verdictOf$1(funds, [], {
		log_signed: "true",
		in_total: "unsure",
		whole: "unsure"
	});
	const { sha256 } = tools;
	const tree = {
		hash: fromHex(totals.root),
		sum: totals.purses_pya,
		size: totals.size
	};
	const own = [];
	const places = /* @__PURE__ */ new Set();
	for (const { leaf, index, path } of proof.parts) {
		const part = readOwed(leaf, proof);
		const nodes = path.map(({ hash, sum }) => ({
			hash: fromBase64(hash) ?? /* @__PURE__ */ new Uint8Array(),
			sum
		}));
		const node = {
			hash: hashLeaf(sha256, utf8(leaf)),
			sum: part?.amount_pya ?? -1,
			index
		};
		if (part === null || places.has(index) || !isInSum(sha256, node, nodes, tree)) return verdictOf$1(funds, [], {
			log_signed: "true",
			in_total: "unsure",
			whole: "unsure"
		});
		places.add(index);
		own.push(part);
	}
	const named = new Set(own.map(({ kind, part }) => `${kind}:${part}`));
	const kinds = new Set(own.map(({ kind }) => kind));
	return verdictOf$1(funds, own, {
		log_signed: "true",
		in_total: "true",
		whole: named.size === own.length && own.length === kinds.size * 2 ? "true" : "unsure"
	});
}
/** What the log tells of the funds of the day, or null when this is not shown to be in it. */
async function openFunds({ sha256, verify }, { day, leaf }, trust) {
	const key = readVerifierKey(sha256, trust.log_key);
	const place = readProof(leaf.proof);
	const head = key === null || place === null ? null : await openCheckpoint(verify, place.checkpoint, key);
	const entry = readEntry(leaf.entry);
	if (place === null || head === null || entry?.type !== "funds" || entry["day"] !== day) return null;
	return isIncluded(sha256, {
		hash: hashLeaf(sha256, utf8(leaf.entry)),
		index: place.index
	}, head.checkpoint, place.hashes) ? entry : null;
}
function readOwed(text, { day, player }) {
	const it = readCanonical(text);
	if (it?.["v"] !== 1 || it["type"] !== "owed" || it["day"] !== day || it["player"] !== player || it["parts"] !== 2) return null;
	const { kind, part, amount_pya } = it;
	return isText(kind) && isAmount(part) && part < 2 && isAmount(amount_pya) ? {
		kind,
		part,
		amount_pya
	} : null;
}
function verdictOf$1(funds, own, checks) {
	const own_pya = {};
	for (const { kind, amount_pya } of own) own_pya[kind] = (own_pya[kind] ?? 0) + amount_pya;
	const totals = funds === null ? null : fundsTotals(funds);
	return {
		checks,
		day: funds === null ? null : String(funds["day"]),
		own_pya,
		balance_pya: own.reduce((sum, it) => sum + it.amount_pya, 0),
		purses_pya: totals?.purses_pya ?? null,
		owed_pya: totals?.owed_pya ?? null
	};
}
function isPart(value) {
	if (!isObject(value) || !isText(value["leaf"]) || !isAmount(value["index"])) return false;
	const path = value["path"];
	return Array.isArray(path) && path.every((it) => isObject(it) && isText(it["hash"]) && isAmount(it["sum"]));
}
// packages/proof/src/pocket-draw.ts
var DRAWN_BYTES = 6;
/** A whole number from one to another, both included, drawn from a seed: the first six bytes of a hash, as a remainder. */
function drawnNumber(sha256, { seed, mixed, campaign, n }, least, most) {
	const bytes = sha256(utf8(`${seed}\n${mixed}\n${campaign}\n${n}`)).slice(0, DRAWN_BYTES);
	return least + Number.parseInt(toHex(bytes), 16) % (most - least + 1);
}
var NO_VALUE = "none";
/** Midnight of Yangon, in UTC, is of the day before. */
var MIDNIGHT = "T17:30:00.000000Z";
var DAY_MS = 864e5;
/**
* What is wrong with the draws of pocket money that a whole log tells of, a sentence each: a seed that is not the one that was told before its day, a
* public value that is not of that time, an amount that does not follow, a draw that is left out.
*/
function pocketFindings(sha256, entries) {
	const of = (type) => entries.filter((it) => it.type === type);
	const seeds = new Map(of("draw_seed").map((it) => [String(it["day"]), it]));
	const late = lateDays([...seeds.values()]);
	const results = of("result").filter((it) => it["lottery"] === "2D");
	const found = [];
	const next_n = /* @__PURE__ */ new Map();
	for (const reveal of of("draw_reveal")) {
		const day = String(reveal["day"]);
		const told = seeds.get(day);
		const draws = Array.isArray(reveal["draws"]) ? reveal["draws"] : [];
		if (told === void 0 || told["sha256"] !== toHex(sha256(fromHex(String(reveal["seed"]))))) found.push(`the seed of ${day} is not the one that was told`);
		else if (late.has(day)) found.push(`the seed of ${day} was told when its day had begun`);
		else if (draws.length > 0 && reveal["mixed"] !== valueBetween(results, String(told["at"]), midnightOf(day))) found.push(`the seed of ${day} is not mixed with the number that came before its day`);
		for (const draw of draws) found.push(...drawFindings$1(sha256, reveal, draw, next_n));
	}
	return found;
}
function drawFindings$1(sha256, { day, seed, mixed }, draw, next_n) {
	const of = {
		seed: String(seed),
		mixed: String(mixed),
		campaign: String(draw["campaign"]),
		n: Number(draw["n"])
	};
	const found = [];
	if (of.n !== (next_n.get(of.campaign) ?? 0)) found.push(`draw ${of.n} of campaign ${of.campaign} on ${day} does not follow the one before`);
	next_n.set(of.campaign, of.n + 1);
	const drawn = drawnNumber(sha256, of, Number(draw["least"]), Number(draw["most"]));
	if (drawn !== draw["drawn"]) found.push(`draw ${of.n} of campaign ${of.campaign} on ${day} gave ${draw["drawn"]}, its seed gives ${drawn}`);
	return found;
}
/** The days whose seed was told when they had begun, though the log told of seeds before: those of a log's first day, or of a clock that was turned back, could not come sooner. */
function lateDays(seeds) {
	const late = /* @__PURE__ */ new Set();
	let earliest = null;
	for (const { day, at } of seeds) {
		const [midnight, told_at] = [midnightOf(String(day)), String(at)];
		if (told_at >= midnight && earliest !== null && earliest < midnight) late.add(String(day));
		if (earliest === null || told_at < earliest) earliest = told_at;
	}
	return late;
}
/** The last 2D number that was told in between, with the first source that told an index, as a seed is mixed with it. */
function valueBetween(results, from, until) {
	const last = results.filter((it) => String(it["at"]) >= from && String(it["at"]) < until).reduce((newest, it) => newest === null || String(it["at"]) >= String(newest["at"]) ? it : newest, null);
	if (last === null) return NO_VALUE;
	const source = (Array.isArray(last["sources"]) ? last["sources"] : []).find((it) => typeof it["set"] === "string");
	return [
		last["draw"],
		last["round"],
		last["number"],
		...source ? [source["set"], source["value"]] : []
	].filter((it) => it !== null).join(":");
}
function midnightOf(day) {
	return `${(/* @__PURE__ */ new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS)).toISOString().slice(0, 10)}${MIDNIGHT}`;
}
// packages/proof/src/receipt.ts
/** What is asked of a receipt, in the order in which it happens. */
var RECEIPT_CHECKS = [
	"promise_signed",
	"log_signed",
	"odds_told",
	"in_book",
	"sealed_in_time",
	"number_follows",
	"settled",
	"witnessed"
];
/**
* Verifies a receipt without asking anybody. All that it says of the log must stand under one checkpoint that the trusted key signed;
* what the log then says of the draw is held against the slip that the house promised.
*/
async function verifyReceipt(tools, receipt, trust) {
	const log = readVerifierKey(tools.sha256, trust.log_key);
	const signed = log === null ? null : await openPromise(tools, receipt, log);
	if (log === null || signed === null) return verdictOf(null, null, { promise_signed: "false" });
	if (receipt.leaves.length === 0) return verdictOf(signed.slip, null, { promise_signed: "true" });
	const witnesses = trustedWitnesses(tools.sha256, trust.witnesses, log);
	const opened = await openLeaves(tools, receipt.leaves, log, witnesses);
	if (opened === null) return verdictOf(signed.slip, null, {
		promise_signed: "true",
		log_signed: "unsure"
	});
	const draw = ofDraw(opened.entries, signed.slip.draw);
	const checks = {
		promise_signed: "true",
		log_signed: "true",
		odds_told: oddsTold(signed.slip, draw),
		in_book: inBook(tools.sha256, signed, receipt, draw),
		sealed_in_time: closedInTime(signed.slip, draw),
		number_follows: draw.void === null ? numberFollows(signed.slip, draw) : "unneeded",
		settled: settledState(tools.sha256, signed.slip, receipt, draw),
		witnessed: isSeen(opened.head.witnesses.length, witnesses.length) ? "true" : "unsure"
	};
	return {
		...verdictOf(signed.slip, draw, checks, opened.head),
		witness_count: witnesses.length
	};
}
/** The slip that the house signed, or null when this is no promise of the house. */
async function openPromise({ sha256, verify }, { promise }, log) {
	const note = readNote(promise);
	const [first, text = "", end, ...more] = note?.text.split("\n") ?? [];
	const name = `${log.name}/promise`;
	if (note === null || first !== name || end !== "" || more.length > 0) return null;
	const key = verifierKey(sha256, name, "ed25519", log.public_key);
	const own = signaturesOf(note, key);
	if (own.length === 0) return null;
	for (const { signature } of own) if (!await verify(key.public_key, utf8(note.text), signature)) return null;
	const slip = readSlip(text);
	return slip && {
		slip,
		bytes: utf8(text)
	};
}
/**
* Lottery, section, day and odds of the slip are those of the terms that stood when it was accepted; of a clock that was turned back, the first. Lottery and
* section never change. Other odds or another day may be of terms that this file leaves out.
*/
function oddsTold(slip, { terms }) {
	const standing = terms.filter(({ at }) => typeof at === "string" && at <= slip.accepted_at).pop() ?? terms[0];
	if (standing === void 0) return "unsure";
	if (standing["lottery"] !== slip.lottery || standing["section"] !== slip.section) return "false";
	return [
		"day",
		"odds_hundredths",
		"tot_odds_hundredths"
	].every((member) => standing[member] === slip[member]) ? "true" : "unsure";
}
/** The slip stands in the tree that the log's book has the root of. */
function inBook(sha256, { slip, bytes }, { book }, draw) {
	if (draw.book === null) return "waiting";
	const { root, slip_count } = draw.book.entry;
	if (draw.told_twice.book || !isOf(slip, draw.book)) return "false";
	return book !== null && book.size === slip_count && isIn(sha256, root, bytes, book) ? "true" : "unsure";
}
/** The bet came before the closing, and the book was in the log before any number. */
function closedInTime(slip, { book, first_result }) {
	if (book === null) return first_result === null ? "waiting" : "unsure";
	const closed_at = book.entry["closed_at"];
	return typeof closed_at === "string" && slip.accepted_at < closed_at && (first_result === null || book.index < first_result.index) ? "true" : "false";
}
/** What the slip is owed stands among the payouts of the settlement, or of the refund; where nothing is owed there need be none. */
function settledState(sha256, slip, { payout }, draw) {
	const paid = draw.void === null ? draw.settlement : draw.refund;
	if (draw.told_twice.payment) return "false";
	if (paid === null) return "waiting";
	const owed_pya = owedPya(slip, draw);
	const { round, slip_count, root } = paid.entry;
	if (owed_pya === null || draw.void === null && round !== draw.result?.entry["round"]) return "unsure";
	if (owed_pya === 0) return "true";
	const leaf = payout && readPayout(payout.leaf);
	if (!payout || leaf === null || leaf.voucher !== slip.voucher || payout.round !== round) return "unsure";
	if (payout.size !== slip_count || !isIn(sha256, root, utf8(payout.leaf), payout)) return "unsure";
	return leaf.amount_pya === owed_pya ? "true" : "false";
}
/** What a slip is owed, in pya; null while the number is not known. */
function owedPya(slip, draw) {
	if (draw.void !== null) return slip.total_pya;
	const number = textOf$1(draw.result?.entry["number"]);
	return number === null ? null : payoutOf(slip, number);
}
/** Whether a leaf stands at its place of the tree with this root. */
function isIn(sha256, root, leaf, place) {
	const proof = place.proof.map(fromBase64);
	if (typeof root !== "string" || proof.some((it) => it === null)) return false;
	const tree = {
		size: place.size,
		root: fromHex(root)
	};
	const hashes = proof.filter((it) => it !== null);
	return isIncluded(sha256, {
		hash: hashLeaf(sha256, leaf),
		index: place.index
	}, tree, hashes);
}
function verdictOf(slip, draw, found, head = null) {
	const waiting = {
		promise_signed: "waiting",
		log_signed: "waiting",
		odds_told: "waiting",
		in_book: "waiting",
		sealed_in_time: "waiting",
		number_follows: "waiting",
		settled: "waiting",
		witnessed: "waiting"
	};
	const is_called_off = draw !== null && draw.void !== null;
	return {
		slip,
		checks: {
			...waiting,
			...found
		},
		number: draw?.void === null ? textOf$1(draw.result?.entry["number"]) : null,
		day: textOf$1(draw?.result?.entry["day"] ?? draw?.terms[draw.terms.length - 1]?.["day"] ?? draw?.book?.entry["day"]) ?? slip?.day ?? null,
		owed_pya: slip === null || draw === null ? null : owedPya(slip, draw),
		closed_at: textOf$1(draw?.book?.entry["closed_at"]),
		decided_at: textOf$1(draw?.result?.entry["at"]),
		is_called_off,
		witnesses: head?.witnesses ?? [],
		witness_count: 0,
		logged: draw?.all.map((it) => it.entry) ?? []
	};
}
// packages/proof/src/tiled-tree.ts
/** An empty tree. */
function growTree(sha256) {
	const rows = [];
	let full = [];
	const addAt = (level, hash) => {
		rows[level] ??= {
			index: 0,
			hashes: []
		};
		const row = rows[level];
		row.hashes.push(hash);
		if (row.hashes.length < 256) return;
		full.push({
			level,
			index: row.index,
			hashes: concat(...row.hashes)
		});
		const above = rootOf(sha256, row.hashes);
		row.index += 1;
		row.hashes = [];
		addAt(level + 1, above);
	};
	return {
		add: (leaf) => addAt(0, leaf),
		takeFull() {
			const taken = full;
			full = [];
			return taken;
		},
		end() {
			const open = rows.map(({ index, hashes }, level) => ({
				level,
				index,
				hashes
			}));
			const peaks = [...open].reverse().flatMap(({ hashes }) => peaksOf(sha256, hashes));
			return {
				root: peaks.length === 0 ? rootOf(sha256, []) : peaks.reduceRight((right, left) => hashNode(sha256, left, right)),
				tiles: open.filter((it) => it.hashes.length > 0).map((it) => ({
					...it,
					hashes: concat(...it.hashes)
				}))
			};
		}
	};
}
/** The roots of the full trees that a row falls into, the largest first. */
function peaksOf(sha256, row) {
	const peaks = [];
	let at = 0;
	for (let width = 128; width >= 1; width /= 2) {
		if (row.length - at < width) continue;
		peaks.push(rootOf(sha256, row.slice(at, at + width)));
		at += width;
	}
	return peaks;
}
// apps/verifier/src/console.ts
/** What precedes the 32 bytes of an Ed25519 key in the form that Node reads (RFC 8410). */
var SPKI = Buffer.from("302a300506032b6570032100", "hex");
var PYA_PER_KYAT = 100;
var MARKS = {
	true: "yes",
	false: "NO",
	waiting: "not yet",
	unsure: "not shown",
	unneeded: "not needed"
};
var MARK_LETTERS = 10;
/** What is used to verify: Node's own. */
var TOOLS = {
	sha256: (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest()),
	verify: (public_key, message, signature) => verify(null, message, createPublicKey({
		key: Buffer.concat([SPKI, public_key]),
		format: "der",
		type: "spki"
	}), signature)
};
/** A line of what was found. */
function say(line) {
	process.stdout.write(`${line}\n`);
}
/** A line of what was checked, and how it came out. */
function sayCheck(state, sentence) {
	say(`${MARKS[state].padEnd(MARK_LETTERS)} ${sentence}`);
}
/** Says which witnesses saw the log. */
function saySeen(witnesses, witness_count) {
	if (witness_count > 0) say(`           seen by ${witnesses.length} of ${witness_count} witnesses`);
	for (const { name, time_s } of witnesses) say(`           seen by ${name} at ${(/* @__PURE__ */ new Date(time_s * 1e3)).toISOString()}`);
}
/** Ends with 2: there is nothing to verify. */
function nothing(why) {
	process.stderr.write(`${why}\n`);
	return 2;
}
/** Pya as kyat. */
function kyat(pya) {
	return (pya / PYA_PER_KYAT).toLocaleString("en-US");
}
// apps/verifier/src/draw-report.ts
/** What is asked of a draw, as sentences. */
var DRAW_SENTENCES = {
	log_signed: "All of this stands in the log that the house signed.",
	terms_told: "Odds and limits were in the log before the book.",
	sealed_first: "There is one book, and it was in the log before the number.",
	number_follows: "The number follows from what the sources told.",
	paid: "What was paid belongs to the number and is possible for this book.",
	witnessed: "Witnesses outside the house saw this log."
};
/** Verifies what the log says of a draw, and tells its story. Answers the exit code. */
async function reportDraw(proof, trust) {
	const { history, checks, witnesses, witness_count } = await verifyDraw(TOOLS, proof, trust);
	if (history === null) return nothing("The log of this key does not tell of this draw in this file.");
	say(`Draw ${nameOf(history)}`);
	for (const check of DRAW_CHECKS) sayCheck(checks[check], DRAW_SENTENCES[check]);
	saySeen(witnesses, witness_count);
	tell$1(history);
	return Object.values(checks).includes("false") ? 1 : 0;
}
/** A draw by its place and its id. */
function nameOf({ draw, lottery, day, section }) {
	return `${draw}: ${lottery}, ${day === null ? "" : `${day} `}${section}`;
}
function tell$1({ terms, book, results, payments, voided_at }) {
	for (const { at, odds_hundredths, closes_at } of terms) say(`Terms from ${at}: odds ${odds_hundredths === null ? "not told" : odds_hundredths / 100}, bets until ${closes_at}.`);
	if (book !== null) {
		say(`The book was closed at ${book.closed_at} and in the log at ${book.at}: ${book.slip_count} slips, ${kyat(book.total_pya ?? 0)} Ks.`);
		say(`The dearest number would have cost ${kyat(book.worst_pya ?? 0)} Ks.`);
	}
	for (const { at, number, sources, is_by_operators, is_reversed } of results) {
		const from = sources.map((it) => [
			it.name,
			it.set,
			it.value
		].filter(Boolean).join(" ")).join("; ");
		say(`Number ${number} at ${at}${is_by_operators ? ", by operators" : ""}${is_reversed ? ", taken back" : ""}: ${from}`);
	}
	for (const { at, checked_at, slip_count, paid_pya, is_refund, is_reversed } of payments) say(`${`${is_refund ? "Given back" : "Paid"} at ${at}: ${kyat(paid_pya ?? 0)} Ks to ${slip_count} slips`}, reckoned a second time by ${checked_at}${is_reversed ? ", taken back" : ""}.`);
	if (voided_at !== null) say(`The draw was called off at ${voided_at}.`);
}
// apps/verifier/src/funds-report.ts
var SENTENCES$1 = {
	log_signed: "The log that the house signed tells what it owed.",
	in_total: "The player's own leaves are in that total.",
	whole: "Both parts of each purse are here."
};
/** Verifies a player's money in what the house owed when a day was over. Answers the exit code. */
async function reportFunds(proof, trust) {
	const { checks, own_pya, balance_pya, purses_pya, owed_pya } = await verifyFunds(TOOLS, proof, trust);
	if (checks.log_signed !== "true") return nothing("The log of this key does not tell of this day in this file.");
	say(`Player ${proof.player}, at the end of ${proof.day}`);
	for (const check of FUNDS_CHECKS) sayCheck(checks[check], SENTENCES$1[check]);
	for (const [kind, pya] of Object.entries(own_pya)) say(`  ${kind.padEnd(10)} ${kyat(pya)} Ks`);
	say(`Of this player: ${kyat(balance_pya)} Ks. Of all players: ${kyat(purses_pya ?? 0)} Ks; with stakes of open draws ${kyat(owed_pya ?? 0)} Ks.`);
	if (Object.values(checks).includes("false")) return 1;
	return Object.values(checks).every((it) => it === "true") ? 0 : 2;
}
// apps/verifier/src/receipt-report.ts
var SENTENCES = {
	promise_signed: "The house signed this slip.",
	log_signed: "What follows stands in the log that the house signed.",
	odds_told: "The odds of the slip are those that the log told of its draw.",
	in_book: "The slip is in the sealed book of its draw.",
	sealed_in_time: "The slip came before the closing, and the book was in the log before the number.",
	number_follows: "The number follows from what the sources told.",
	settled: "What the slip is owed is among what was paid.",
	witnessed: "Witnesses outside the house saw this log."
};
/** Verifies a receipt of a slip, and tells what it shows. Answers the exit code. */
async function reportReceipt(receipt, trust) {
	const verdict = await verifyReceipt(TOOLS, receipt, trust);
	if (verdict.slip === null) return nothing("The house of this key did not sign the slip of this receipt.");
	tell(verdict);
	return Object.values(verdict.checks).includes("false") ? 1 : 0;
}
function tell(verdict) {
	const { slip, checks, number, day, owed_pya, closed_at, decided_at, is_called_off, witnesses, witness_count } = verdict;
	if (slip !== null) {
		say(`Slip ${slip.voucher}: ${slip.lottery}, ${day === null ? "" : `${day} `}${slip.section}, accepted at ${slip.accepted_at}`);
		slip.numbers.forEach((it, line) => {
			say(`  ${it}  ${kyat(slip.stakes_pya[line] ?? 0)} Ks`);
		});
	}
	for (const check of RECEIPT_CHECKS) sayCheck(checks[check], SENTENCES[check]);
	saySeen(witnesses, witness_count);
	if (closed_at !== null) say(`The book was closed at ${closed_at}.`);
	if (decided_at !== null) say(`The number was in the log at ${decided_at}.`);
	if (is_called_off) say("The draw was called off.");
	if (owed_pya !== null) say(`${number === null ? "" : `The number is ${number}. `}The slip is owed ${kyat(owed_pya)} Ks.`);
}
// apps/verifier/src/log-findings.ts
/** By the times in the log a number is paid within seconds; after a day that is held against the house. */
var PAID_WITHIN_MS = 864e5;
/** The leaves of each draw that a whole log tells of. */
function drawsIn(entries) {
	const draws = /* @__PURE__ */ new Map();
	for (const it of entries) {
		const { draw } = it.entry;
		if (typeof draw !== "string") continue;
		const leaves = draws.get(draw) ?? [];
		leaves.push(it);
		draws.set(draw, leaves);
	}
	return draws;
}
/** What is wrong in a whole log, which leaves nothing out. */
function logFindings(entries, draws) {
	const last_ms = entries.reduce((last, it) => Math.max(last, Date.parse(textOf$1(it.entry["at"]) ?? "") || 0), 0);
	const told = entries.map((it) => it.entry);
	return [
		...[...draws].flatMap(([id, leaves]) => drawFindings(id, leaves, last_ms)),
		...pocketFindings(TOOLS.sha256, told).map((it) => `Pocket money: ${it}.`),
		...dayFindings(told).map((it) => `Days: ${it}.`)
	];
}
function drawFindings(id, leaves, last_ms) {
	const draw = ofDraw(leaves, id);
	const history = historyOf(id, draw);
	if (history === null) return [`Draw ${id} has no terms.`];
	const checks = judgeDraw(draw, history);
	const sentences = [
		"terms_told",
		"sealed_first",
		"number_follows",
		"paid"
	].filter((it) => checks[it] === "false" || checks[it] === "unsure" && it !== "number_follows").map((it) => `this is not so: ${DRAW_SENTENCES[it]}`);
	if (checks.paid === "waiting" && last_ms - dueSince(draw) > PAID_WITHIN_MS) sentences.push("what it owes was not paid for more than a day.");
	return sentences.map((it) => `Draw ${nameOf(history)}: ${it}`);
}
/** Since when the draw owes something: its number, or that it was called off with bets. */
function dueSince({ result, void: voided, book }) {
	const due = voided === null ? result : Number(book?.entry["slip_count"] ?? 0) > 0 ? voided : null;
	return due === null ? Number.POSITIVE_INFINITY : Date.parse(textOf$1(due.entry["at"]) ?? "");
}
// apps/verifier/src/whole-log.ts
/** How long a house may take for a file, and when it is asked again for one that it signed and says not to have. */
var PATIENCE_MS = 3e4;
var AGAIN_MS = 3e3;
/** As long a house that is busy may let its reader wait. */
var MOST_S = 60;
/** A full tile of the longest entries. */
var TILE_BYTES_MAX = 16777472;
/**
* Reads every entry of a house's log, from its address, and checks all of it: that the entries are those whose head the house signed, that the log grew out of
* the head in the `seen` file, each draw, and what was drawn by chance. A whole log leaves nothing out: what a draw lacks speaks against the house. Answers the exit code.
*/
async function reportLog({ url, key, witnesses, seen }) {
	const base = url.replace(/\/+$/, "");
	try {
		const text = key ?? (await textAt(`${base}/key`)).split("\n")[0] ?? "";
		const log = readVerifierKey(TOOLS.sha256, text);
		if (log?.type !== "ed25519") return nothing(`This is no key: ${text}`);
		if (key === null) say(`The house's key is taken from the house itself: ${text}`);
		const note = await textAt(`${base}/checkpoint`);
		const trusted = trustedWitnesses(TOOLS.sha256, witnesses, log);
		const opened = await openCheckpoint(TOOLS.verify, note, log, trusted);
		if (opened === null) return nothing("The head of this log is not signed by this key.");
		const read = await readLog(base, opened.checkpoint.size, log.name);
		if (typeof read === "string") return wrong([read]);
		const old = seen !== null && existsSync(seen) ? await openCheckpoint(TOOLS.verify, readFileSync(seen, "utf8"), log) : void 0;
		if (old === null) return nothing(`The head in ${seen} is not signed by this key: it is of another log.`);
		const found = [...rootFindings(read, opened), ...old === void 0 ? [] : seenFindings(read, old, seen)];
		if (found.length > 0) return wrong(found);
		const draws = drawsIn(read.entries);
		const against = logFindings(read.entries, draws);
		say(`${read.entries.length} entries, as the house signed them, of ${draws.size} draws.`);
		for (const { entry } of read.entries) if (entry["type"] === "begun") say(`The log was begun anew at ${entry["at"]} as ${entry["name"]}; until then its key was ${entry["before"]}. Ask the house why.`);
		saySeen(opened.witnesses, trusted.length);
		if (seen !== null) keep(seen, note);
		return against.length === 0 ? 0 : wrong(against);
	} catch (error) {
		return nothing(`The log cannot be read: ${error instanceof Error ? error.message : error}`);
	}
}
function wrong(findings) {
	for (const it of findings) say(`NO         ${it}`);
	return 1;
}
/** All entries in their order, and their hashes, asked for under the name of the log: a cache may have those of another; a sentence when what is served is not so many entries of the format. */
async function readLog(base, size, origin) {
	const log = {
		entries: [],
		hashes: []
	};
	for (let index = 0; index * 256 < size; index += 1) {
		const width = Math.min(256, size - index * 256);
		const answer = await asked(`${base}/${tilePath({
			level: "entries",
			index,
			width
		})}?of=${encodeURIComponent(origin)}`);
		const bundle = answer && readEntries(new Uint8Array(await answer.arrayBuffer()));
		if (bundle?.length !== width) return `The house does not serve entries ${index * 256} to ${size} as it signed them.`;
		for (const bytes of bundle) {
			const entry = readEntry(new TextDecoder().decode(bytes));
			if (entry === null) return `Entry ${log.hashes.length} is not of the format.`;
			log.entries.push({
				entry,
				index: log.hashes.length
			});
			log.hashes.push(hashLeaf(TOOLS.sha256, bytes));
		}
	}
	return log;
}
function rootFindings({ hashes }, { checkpoint }) {
	const tree = growTree(TOOLS.sha256);
	for (const hash of hashes) tree.add(hash);
	return isSame(tree.end().root, checkpoint.root) ? [] : ["The entries that the house serves are not those that it signed."];
}
/** Whether the log still holds what was seen of it. */
function seenFindings({ hashes }, { checkpoint }, path) {
	const { size, root } = checkpoint;
	if (size > hashes.length) return [`The log has ${hashes.length} entries, and ${path} has the house's signature over ${size}. Keep that file.`];
	return isSame(rootOf(TOOLS.sha256, hashes.slice(0, size)), root) ? [] : [`The first ${size} entries are not those of ${path}. Keep that file.`];
}
/** Keeps the head for the next time, whole or not at all. */
function keep(path, note) {
	writeFileSync(`${path}.new`, note);
	renameSync(`${path}.new`, path);
}
async function textAt(address) {
	const answer = await asked(address);
	if (answer === null) throw new Error(`${address} is not there`);
	return answer.text();
}
/** Asks for a file; null when the house says twice that it has none: a restart of its door says so once. */
async function asked(address, is_again = false) {
	const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
	if (answer.ok && Number(answer.headers.get("content-length") ?? 0) <= TILE_BYTES_MAX) return answer;
	if (answer.status === 429 && !is_again) await setTimeout(1e3 * Math.min(MOST_S, Number(answer.headers.get("retry-after") ?? 1)));
	else if (answer.status !== 404) throw new Error(`${address} answered ${answer.status}`);
	else if (is_again) return null;
	else await setTimeout(AGAIN_MS);
	return asked(address, true);
}
// apps/verifier/src/verify.ts
/**
* Verifies what a house has signed, with Node 20 or newer and nothing else:
*
*     node verify.mjs FILE [--key KEY] [--witness KEY]...
*     node verify.mjs https://HOUSE/log [--key KEY] [--witness KEY]... [--seen FILE]
*
* FILE is what the app saved: a receipt of a slip, the proof of a draw, or the proof of one's money in what the house owes; no network is asked. With the
* address of a log, all of it is read and checked, draw by draw; `--seen` names the file in which its head is kept from one time to the
* next: the log must have grown out of it. KEY is the house's log key, as the house publishes it or as you wrote it down earlier; without it the key in
* the file, or that of the address, is taken, which only shows that the house agrees with itself. The KEY of a witness, which you trust because you know
* whose it is, shows who else saw the log; several are several --witness.
* Ends with 0 when nothing speaks against the house, with 1 when what it signed contradicts itself, with 2 when there is nothing to verify: no such
* file, one of another house, or no key.
*/
var USAGE = "node verify.mjs FILE-OR-ADDRESS [--key KEY] [--witness KEY]... [--seen FILE]";
process.exitCode = await main(process.argv.slice(2)).catch((error) => nothing(`This cannot be verified: ${error}`));
async function main(words) {
	const asked = askedBy(words);
	if (asked === null) return nothing(`There is nothing to verify: ${USAGE}`);
	const { target, key, witnesses, seen } = asked;
	const typeOf = (text) => readVerifierKey(TOOLS.sha256, text)?.type;
	const unreadable = key !== null && typeOf(key) !== "ed25519" ? key : witnesses.find((it) => typeOf(it) !== "cosignature");
	if (unreadable !== void 0) return nothing(`This is no key: ${unreadable}`);
	if (/^https?:\/\//.test(target)) return reportLog({
		url: target,
		key,
		witnesses,
		seen
	});
	return reportFile(textOf(target), key, witnesses);
}
async function reportFile(text, key, witnesses) {
	const [receipt, draw, funds] = [
		readReceipt(text),
		readDrawProof(text),
		readFundsProof(text)
	];
	const file = receipt ?? draw ?? funds;
	if (file === null) return nothing(`There is nothing to verify: ${USAGE}`);
	if (key === null) say(`The house's key is taken from the file itself: ${file.log_key}`);
	const trust = {
		log_key: key ?? file.log_key,
		witnesses
	};
	if (receipt !== null) return reportReceipt(receipt, trust);
	if (draw !== null) return reportDraw(draw, trust);
	return funds === null ? 2 : reportFunds(funds, trust);
}
function askedBy(words) {
	try {
		const { values, positionals } = parseArgs({
			args: words,
			allowPositionals: true,
			options: {
				key: { type: "string" },
				witness: {
					type: "string",
					multiple: true,
					default: []
				},
				seen: { type: "string" }
			}
		});
		const [target, ...more] = positionals;
		const { key = null, witness: witnesses, seen = null } = values;
		return target === void 0 || more.length > 0 ? null : {
			target,
			key,
			witnesses,
			seen
		};
	} catch {
		return null;
	}
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
export {};
