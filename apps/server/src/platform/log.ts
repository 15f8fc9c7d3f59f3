import { type Logger, pino } from 'pino';

export type Log = Logger;

const secrets = [
  'password',
  'old_password',
  'token',
  'otp_token',
  'code',
  'authorization',
  '*.password',
  '*.token',
  '*.code',
  'req.headers.authorization',
];

/** A structured log that never holds a password, token or one-time code. */
export function makeLog(level: string): Log {
  return pino({ level, redact: { paths: secrets, censor: '[hidden]' }, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
