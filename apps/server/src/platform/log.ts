import { type Logger, type LoggerOptions, pino } from 'pino';
import { sqlState } from './database-error.ts';

export type Log = Logger;

const HIDDEN = '[hidden]';
const NAMES = ['password', 'old_password', 'token', 'otp_token', 'code', 'phone', 'name', 'account', 'authorization', 'cookie'];
const secrets = [...NAMES, ...NAMES.map((it) => `*.${it}`), 'req.headers.authorization', 'req.headers.cookie'];
/** What an error says of itself that nobody sent: where it is from and what it broke. */
const TOLD = ['table', 'column', 'constraint', 'routine'];
/** Where in the database's own functions an error was raised. */
const PLACE = /PL\/pgSQL function \w+\([^)]*\) line \d+/g;

/**
 * An error as the log keeps it. Whatever else hangs on one is left out: of the database's, the row it was about (`detail`, `where`). What the database
 * says of a value or a rule of ours said with one may quote it, so only its kind and place are told.
 */
function errorToTell(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const mayQuote = /^(22|P0|SK)/.test(sqlState(error) ?? '');
  const told: Record<string, unknown> = { type: error.constructor.name, message: mayQuote ? HIDDEN : error.message };
  const stack = error.stack ?? '';
  told['stack'] = mayQuote ? stack.slice(Math.max(0, stack.search(/^ {4}at /m))) : stack;
  const fields = error as unknown as Record<string, unknown>;
  for (const name of TOLD) if (fields[name] !== undefined) told[name] = fields[name];
  // Not `code`, under which one-time codes are hidden.
  if (fields['code'] !== undefined) told['error_code'] = fields['code'];
  if (typeof fields['where'] === 'string') told['places'] = fields['where'].match(PLACE) ?? [];
  if (error.cause !== undefined) told['cause'] = errorToTell(error.cause);
  return told;
}

/** A structured log that never holds a password, token, one-time code, phone or name, nor the values that a failed query was about. */
export function makeLog(level: string): Log {
  return pino({ ...plain(level), redact: { paths: secrets, censor: HIDDEN }, serializers: { err: errorToTell } });
}

/** What one turn of a process says is kept up to this, about fifty lines; beyond it is written at once. */
const OF_A_TURN_BYTES = 8 * 1024;

const STDOUT = 1;

/**
 * A structured log that hides nothing: for lines of which every field is known to be harmless. What is said in one turn of the process is written when it ends, all
 * at once: a write for each line costs as much as the line.
 */
export function makePlainLog(level: string): Log {
  const destination = pino.destination({ dest: STDOUT, sync: true, minLength: OF_A_TURN_BYTES });
  let is_due = false;
  const writeAtEnd = () => {
    if (is_due) return;
    is_due = true;
    setImmediate(() => {
      is_due = false;
      destination.flushSync();
    });
  };
  return pino(plain(level), {
    write(line: string) {
      destination.write(line);
      writeAtEnd();
    },
  });
}

function plain(level: string): LoggerOptions {
  return { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
}
