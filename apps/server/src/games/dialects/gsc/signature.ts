import { instantOf } from '../fields.ts';
import type { JsonBody } from '../json-body.ts';
import { isMd5Of, md5Of } from '../md5-signature.ts';
import type { DialectSettings } from '../settings.ts';

/** How our requests are signed: by operator code, time, method and secret. */
export function signRequest({ operator_code, secret }: DialectSettings, method: string) {
  // yyyyMMddHHmmss in UTC.
  const RequestTime = new Date().toISOString().replace(/[-:T]/g, '').slice(0, 14);
  return { Sign: md5Of(operator_code, RequestTime, method.toLowerCase(), secret), RequestTime };
}

/** Whether a callback is signed with the secret, as our requests are; `method` is in lower case. */
export function isSigned(sent: JsonBody, method: string, secret: string): boolean {
  const [operator, time] = [sent['OperatorCode'], sent['RequestTime']];
  return typeof operator === 'string' && typeof time === 'string' && isMd5Of(sent['Sign'], operator, time, method, secret);
}

/** When a callback says it was sent: yyyyMMddHHmmss, in UTC; null when it is no such time. */
export function timeOf(sent: JsonBody): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(sent['RequestTime']));
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return instantOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
