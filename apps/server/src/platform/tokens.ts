import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token as its owner holds it (256 random bits) and as the database keeps it: a reader of the tables can log in as nobody. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** The stored form of a token that was sent. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
