// Made from apps/witness and packages/proof by "npm run print": one file, readable, without dependencies.
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from "node:crypto";
import { createServer } from "node:http";
import { chmod, link, mkdir, open, readFile, readdir, rm } from "node:fs/promises";
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
/** The text form of a key, as those who are to trust it get it. */
function writeVerifierKey(key) {
	return `${key.name}+${toHex(key.id)}+${toBase64(concat(Uint8Array.of(SIGNATURE_TYPES[key.type]), key.public_key))}`;
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
/** One signature line as it stands in a note, without its newline. */
function writeSignature({ name, id, signature }) {
	return `${MARK} ${name} ${toBase64(concat(id, signature))}`;
}
/** A note with the signatures under it. Throws for a text that a note cannot have. */
function writeNote({ text, signatures }) {
	if (!text.endsWith("\n") || CONTROL.test(text) || !isWhole(text)) throw new RangeError("not the text of a note");
	return `${text}\n${signatures.map((it) => `${writeSignature(it)}\n`).join("")}`;
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
var HASH_BYTES$1 = 32;
var TIME_BYTES = 8;
var TWO_TO_32 = 2 ** 32;
/** The last second that a date can hold. A signature of later counts for nothing, and spoils nothing: one witness cannot hide a log. */
var LAST_TIME_S = 864e10;
/** Reads the text of a checkpoint, or answers null when it is not exactly one. */
function readCheckpoint(text) {
	if (!text.endsWith("\n")) return null;
	const [origin = "", size_text = "", root_text = "", ...extensions] = text.slice(0, -1).split("\n");
	const size = toCount(size_text);
	const root = fromBase64(root_text);
	if (origin === "" || size === null || root === null || root.length !== HASH_BYTES$1 || extensions.includes("")) return null;
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
/** A witness' signature as it stands in a note: its time in whole seconds before the signature itself. */
function cosignature(key, time_s, signature) {
	const time = new Uint8Array(TIME_BYTES);
	const view = new DataView(time.buffer);
	view.setUint32(0, Math.floor(time_s / TWO_TO_32));
	view.setUint32(TIME_BYTES / 2, time_s % TWO_TO_32);
	return {
		name: key.name,
		id: key.id,
		signature: concat(time, signature)
	};
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
		const time_s = view.getUint32(0) * TWO_TO_32 + view.getUint32(TIME_BYTES / 2);
		if (time_s > LAST_TIME_S) continue;
		if (!await verify(witness.public_key, cosignedMessage(note.text, time_s), signature.slice(TIME_BYTES))) return null;
		times.push(time_s);
	}
	return times;
}
// packages/proof/src/merkle.ts
var NODE = Uint8Array.of(1);
/** The hash of a node above two others. */
function hashNode(sha256, left, right) {
	return sha256(concat(NODE, left, right));
}
/** Whether a tree with one root and size grew into the one with the other (RFC 9162, section 2.1.4.2). */
function isConsistent(sha256, old, tree, proof) {
	if (!isCount(old.size) || !isCount(tree.size) || old.size > tree.size) return false;
	if (old.size === 0) return proof.length === 0 && isSame(old.root, sha256(/* @__PURE__ */ new Uint8Array()));
	if (old.size === tree.size) return proof.length === 0 && isSame(old.root, tree.root);
	let [place, last] = [old.size - 1, tree.size - 1];
	while (place % 2 === 1) [place, last] = [half(place), half(last)];
	const [first, ...others] = place === 0 ? [old.root, ...proof] : proof;
	if (first === void 0) return false;
	let [old_hash, new_hash] = [first, first];
	for (const other of others) {
		if (last === 0) return false;
		if (place % 2 === 1 || place === last) {
			old_hash = hashNode(sha256, other, old_hash);
			new_hash = hashNode(sha256, other, new_hash);
			while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
		} else new_hash = hashNode(sha256, new_hash, other);
		[place, last] = [half(place), half(last)];
	}
	return last === 0 && isSame(old_hash, old.root) && isSame(new_hash, tree.root);
}
function half(value) {
	return Math.floor(value / 2);
}
function isCount(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
// packages/proof/src/witness.ts
var PROOF_LINES_MAX = 63;
var HASH_BYTES = 32;
/** Reads the body, or answers null when it is not exactly one. Verifies nothing. */
function readAddCheckpoint(body) {
	const split = body.indexOf("\n\n");
	if (split < 0) return null;
	const [first = "", ...lines] = body.slice(0, split).split("\n");
	const old_size = first.startsWith("old ") ? toCount(first.slice(4)) : null;
	const proof = lines.map(fromBase64);
	if (old_size === null || lines.length > PROOF_LINES_MAX || proof.some((hash) => hash?.length !== HASH_BYTES)) return null;
	return {
		old_size,
		proof: proof.filter((hash) => hash !== null),
		checkpoint: body.slice(split + 2)
	};
}
// apps/witness/src/crypto.ts
/** What stands before the 32 bytes of an Ed25519 key in its DER form. */
var DER_HEAD = Buffer.from("302a300506032b6570032100", "hex");
var sha256 = (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest());
/** Whether a key made a signature, as the proof package asks it. */
var verifyEd25519 = (public_key, message, signature) => verify(null, message, createPublicKey({
	key: Buffer.concat([DER_HEAD, public_key]),
	format: "der",
	type: "spki"
}), signature);
// apps/witness/src/files.ts
var OWN_ONLY$1 = 384;
/**
* Makes a file, whole and on the disk, or nothing: false when there is one of that name already. A link is made by one of two only, also
* of two processes, and also when the power goes.
*/
async function makeFile(path, text) {
	const draft = `${path}.${randomUUID()}`;
	const file = await open(draft, "wx", OWN_ONLY$1);
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
	try {
		await link(draft, path);
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	} finally {
		await rm(draft, { force: true });
	}
	await syncFolder(dirname(path));
	return true;
}
/** Puts the names in a folder on the disk. Windows has no way to ask for that. */
async function syncFolder(path) {
	if (process.platform === "win32") return;
	const folder = await open(path, "r");
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}
// apps/witness/src/record.ts
/** The record is not what this witness wrote: nothing may be cosigned by it. */
var DamagedRecord = class extends Error {};
var TURN = /^\d{16}$/;
/** Of each log: only who has its key can make more. */
var ACCUSATIONS_MAX = 100;
/** Opens the record of a witness. Each turn is a file of its own, which only one can make: nobody goes back, and no two go on from one place. */
function openRecord(folder, witness) {
	const folderOf = (log) => join(folder, "seen", hexOf(log.name));
	return {
		async last(log) {
			const turn = (await turnsIn(folderOf(log))).at(-1);
			if (turn === void 0) return null;
			const path = join(folderOf(log), turn);
			const note = await readFile(path, "utf8");
			const opened = await openCheckpoint(verifyEd25519, note, log, [witness]).catch(() => null);
			if (opened === null || opened.witnesses.length === 0) throw new DamagedRecord(`${path} is not what this witness wrote: put it back from a backup that is not older, or take a new key`);
			return {
				turn: Number(turn),
				head: opened.checkpoint,
				note
			};
		},
		async keep(log, turn, note) {
			const own = folderOf(log);
			if (turn === 1) await makeFolder(folder, own);
			const name = String(turn).padStart(16, "0");
			if (!await makeFile(join(own, name), note)) return false;
			const turns = await turnsIn(own);
			if (turns.at(-1) !== name) return false;
			for (const old of turns.slice(0, -3)) await rm(join(own, old), { force: true });
			return true;
		},
		async accuse(log, note) {
			const own = join(folder, "contradictions", hexOf(log.name));
			const reduced = ownNote(log, note);
			await mkdir(own, {
				recursive: true,
				mode: 448
			});
			if ((await readdir(own)).length >= ACCUSATIONS_MAX) return;
			await makeFile(join(own, hexOf(reduced)), reduced);
		}
	};
}
/** A signed head with its log's signature alone, once: what others signed under it is not vouched for. The log's has been verified. */
function ownNote(log, note) {
	const read = readNote(note);
	if (read === null) throw new Error("this is no note");
	return writeNote({
		text: read.text,
		signatures: signaturesOf(read, log).slice(0, 1)
	});
}
function hexOf(text) {
	return Buffer.from(sha256(Buffer.from(text))).toString("hex");
}
async function turnsIn(folder) {
	return (await readdir(folder).catch((error) => {
		if (error.code === "ENOENT") return [];
		throw error;
	})).filter((it) => TURN.test(it)).sort();
}
async function makeFolder(root, folder) {
	await mkdir(folder, {
		recursive: true,
		mode: 448
	});
	await syncFolder(join(root, "seen"));
	await syncFolder(root);
}
// apps/witness/src/witness.ts
var MS_PER_S = 1e3;
/**
* Answers an add-checkpoint (c2sp.org/tlog-witness). A checkpoint is cosigned when a log that is known signed it and it grew out of the last one
* that was: what was cosigned is on the disk before the answer.
*/
async function addCheckpoint({ key, logs, record }, body) {
	const asked = readAddCheckpoint(body);
	const text = asked && readNote(asked.checkpoint)?.text;
	const head = text && readCheckpoint(text);
	if (!asked || !text || !head) return refusal(400, "this is no request of add-checkpoint");
	const log = logs.find((it) => it.name === head.origin);
	if (log === void 0) return refusal(404, "this log is not witnessed here");
	if (await openCheckpoint(verifyEd25519, asked.checkpoint, log) === null) return refusal(403, "the log of this key did not sign it");
	if (asked.old_size > head.size) return refusal(400, "a log does not shrink");
	const seen = await record.last(log);
	const no = refuseGrowth(asked, head, seen);
	if (no === "contradicts") {
		await record.accuse(log, asked.checkpoint);
		process.stderr.write(`${JSON.stringify({
			msg: "a log signed two heads of one size",
			origin: log.name,
			size: head.size
		})}\n`);
	}
	if (no === "contradicts" || no === "elsewhere") return conflict(seen);
	if (no === "unproven") return refusal(422, "the proof does not lead from the last checkpoint to this one");
	const line = `${writeSignature(key.cosign(text, Math.floor(Date.now() / MS_PER_S)))}\n`;
	if (head.size > (seen?.head.size ?? 0) && !await record.keep(log, (seen?.turn ?? 0) + 1, ownNote(log, asked.checkpoint) + line)) return conflict(await record.last(log));
	return {
		status: 200,
		type: "text/plain; charset=utf-8",
		body: line
	};
}
/** Why a signed head is not cosigned after what was seen, or null. */
function refuseGrowth(asked, head, seen) {
	const old = seen?.head ?? {
		size: 0,
		root: sha256(/* @__PURE__ */ new Uint8Array())
	};
	if (asked.old_size !== old.size) return head.size === old.size && !isSame(head.root, old.root) ? "contradicts" : "elsewhere";
	if (head.size === old.size && !isSame(head.root, old.root)) return "contradicts";
	return isConsistent(sha256, old, head, asked.proof) ? null : "unproven";
}
function conflict(seen) {
	return {
		status: 409,
		type: "text/x.tlog.size",
		body: `${seen?.head.size ?? 0}\n`
	};
}
function refusal(status, why) {
	return {
		status,
		type: "text/plain; charset=utf-8",
		body: `${why}\n`
	};
}
// apps/witness/src/door.ts
var BODY_BYTES_MAX = 65536;
/** Whoever asks slower than this is let go. */
var PATIENCE_MS = 1e4;
var CONNECTIONS_MAX = 256;
/** Opens the witness' door: the call of the protocol, its own key, and the last checkpoint of each log that it cosigned. */
async function openDoor(witness, host, port) {
	const server = createServer({
		requestTimeout: PATIENCE_MS,
		headersTimeout: PATIENCE_MS
	}, (request, response) => {
		answer(witness, request).catch((error) => {
			process.stderr.write(`${JSON.stringify({ msg: error.message })}\n`);
			return refusal(500, "the witness cannot answer now");
		}).then(({ status, type, body }) => {
			if (!request.complete) response.shouldKeepAlive = false;
			response.writeHead(status, {
				"Content-Type": type,
				"Cache-Control": "no-store",
				"X-Content-Type-Options": "nosniff"
			}).end(body);
		});
	});
	server.maxConnections = CONNECTIONS_MAX;
	server.listen(port, host);
	await once(server, "listening");
	const { port: own } = server.address();
	return {
		url: `http://${host.includes(":") ? `[${host}]` : host}:${own}`,
		server
	};
}
async function answer(witness, request) {
	const { pathname } = new URL(request.url ?? "/", "http://witness");
	if (request.method === "POST" && pathname === "/add-checkpoint") {
		const body = await bodyOf(request);
		if (body === null) return refusal(413, "too much");
		return addCheckpoint(witness, body);
	}
	if (request.method !== "GET") return refusal(404, "there is nothing here");
	if (pathname === "/" || pathname === "/key") return text(writeVerifierKey(witness.key.verifier));
	const log = witness.logs.find((it) => pathname === `/checkpoint/${it.name}`);
	const seen = log && await witness.record.last(log);
	return seen ? {
		status: 200,
		type: "text/plain; charset=utf-8",
		body: seen.note
	} : refusal(404, "there is nothing here");
}
function text(line) {
	return {
		status: 200,
		type: "text/plain; charset=utf-8",
		body: `${line}\n`
	};
}
/** The body as text, or null when there is too much of it. */
async function bodyOf(request) {
	const parts = [];
	let length = 0;
	for await (const part of request) {
		length += part.length;
		if (length > BODY_BYTES_MAX) return null;
		parts.push(part);
	}
	return Buffer.concat(parts).toString("utf8");
}
// apps/witness/src/key.ts
var OWN_ONLY = 384;
/** Reads the key of a folder, and makes it when there is none: two that start at once have one. */
async function readWitnessKey(folder, name) {
	await mkdir(folder, {
		recursive: true,
		mode: 448
	});
	const path = join(folder, "key.pem");
	const pem = await readFile(path, "utf8").catch(async (error) => {
		if (error.code !== "ENOENT") throw error;
		await makeFile(path, String(generateKeyPairSync("ed25519").privateKey.export({
			type: "pkcs8",
			format: "pem"
		})));
		return readFile(path, "utf8");
	});
	const key = createPrivateKey(pem);
	if (key.asymmetricKeyType !== "ed25519") throw new Error(`${path} is no Ed25519 key`);
	await chmod(path, OWN_ONLY);
	const public_key = createPublicKey(key).export({
		type: "spki",
		format: "der"
	}).subarray(DER_HEAD.length);
	const verifier = verifierKey(sha256, name, "cosignature", new Uint8Array(public_key));
	return {
		verifier,
		cosign: (text, time_s) => cosignature(verifier, time_s, sign(null, cosignedMessage(text, time_s), key))
	};
}
// apps/witness/src/main.ts
/**
* A witness of public logs (c2sp.org/tlog-witness), with Node 20 or newer and nothing else:
*
*     node witness.mjs --name NAME --folder FOLDER --log KEY... [--port PORT] [--host HOST]
*     node witness.mjs --name NAME --folder FOLDER --show-key
*
* NAME says whose witness it is: a host and a path, as in `paper.example/witness`; it never changes. FOLDER keeps the key, which the first start
* makes, and what was seen. KEY is a log's key in its text form: `name+id+key`.
*/
var USAGE = "node witness.mjs --name NAME --folder FOLDER --log KEY... [--port PORT] [--host HOST] [--show-key]";
var PORT_MAX = 65535;
await main().catch((error) => {
	process.stderr.write(`${error.message || String(error)}\n`);
	process.exitCode = 1;
	if (process.connected) process.disconnect();
});
async function main() {
	const { name, folder, logs, port, host, only_key } = settingsOf(process.argv.slice(2));
	const key = await readWitnessKey(folder, name);
	if (only_key) {
		process.stdout.write(`${writeVerifierKey(key.verifier)}\n`);
		return;
	}
	const record = openRecord(folder, key.verifier);
	for (const log of logs) await record.last(log);
	const { url, server } = await openDoor({
		key,
		logs,
		record
	}, host, port);
	process.stdout.write(`${JSON.stringify({
		msg: "the witness is open",
		witness_url: url,
		key: writeVerifierKey(key.verifier)
	})}\n`);
	await Promise.race([
		once(process, "SIGINT"),
		once(process, "SIGTERM"),
		...process.channel ? [once(process, "disconnect")] : []
	]);
	server.close();
	server.closeIdleConnections();
	if (process.connected) process.disconnect();
}
function settingsOf(words) {
	const { values } = parseArgs({
		args: words,
		options: {
			name: {
				type: "string",
				default: ""
			},
			folder: {
				type: "string",
				default: ""
			},
			log: {
				type: "string",
				multiple: true,
				default: []
			},
			port: {
				type: "string",
				default: "8099"
			},
			host: {
				type: "string",
				default: "127.0.0.1"
			},
			"show-key": {
				type: "boolean",
				default: false
			}
		}
	});
	const port = Number(values.port);
	if (values.folder === "" || !/^[^\s+]+$/.test(values.name)) throw new Error(USAGE);
	if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) throw new Error(`--port is no port: ${values.port}`);
	const logs = values.log.map((it) => {
		const key = readVerifierKey(sha256, it);
		if (key?.type !== "ed25519") throw new Error(`--log is no key of a log: ${it}`);
		return key;
	});
	if (new Set(logs.map((it) => it.name)).size < logs.length) throw new Error("--log names one log twice");
	if (logs.length === 0 && !values["show-key"]) throw new Error(`There is no log to witness: ${USAGE}`);
	return {
		name: values.name,
		folder: resolve(values.folder),
		logs,
		port,
		host: values.host,
		only_key: values["show-key"]
	};
}
export {};
