import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Queryable } from './db.ts';

/** The addresses of one database for its users that are not its owner: the server, its job queue, and a reader. */
export type Logins = { APP_DATABASE_URL: string; JOBS_DATABASE_URL: string; READER_DATABASE_URL: string };

/** Which role of the database each address logs in as. The rooms' schemas give rights to these names. */
export const LOGIN_ROLES: Record<keyof Logins, string> = {
  APP_DATABASE_URL: 'shwekan_app',
  JOBS_DATABASE_URL: 'shwekan_jobs',
  READER_DATABASE_URL: 'shwekan_reader',
};

/**
 * The logins of a database whose owner's password was made at random (the embedded PostgreSQL, tests, benches): their passwords
 * follow from it, so nothing more is kept, and every tool that knows the owner knows them. Nobody gets back from them to the owner.
 */
export function loginsOf(ownerUrl: string): Logins {
  const { password } = new URL(ownerUrl);
  const as = (role: string) => {
    const url = new URL(ownerUrl);
    url.username = role;
    url.password = createHmac('sha256', decodeURIComponent(password)).update(`login of ${role}`).digest('hex');
    return url.href;
  };
  return {
    APP_DATABASE_URL: as(LOGIN_ROLES.APP_DATABASE_URL),
    JOBS_DATABASE_URL: as(LOGIN_ROLES.JOBS_DATABASE_URL),
    READER_DATABASE_URL: as(LOGIN_ROLES.READER_DATABASE_URL),
  };
}

/** Those of the addresses that are set in the environment. */
export function givenLogins(env: NodeJS.ProcessEnv): Partial<Logins> {
  const names = Object.keys(LOGIN_ROLES) as (keyof Logins)[];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/** What a role of the database is let in with: the address' password as PostgreSQL keeps it, so that it stands in no log. Throws a sentence. */
export function passwordOf(name: keyof Logins, address: string): string {
  const { username, password } = new URL(address);
  if (decodeURIComponent(username) !== LOGIN_ROLES[name]) throw new Error(`${name}: its user must be ${LOGIN_ROLES[name]}`);
  if (password === '') throw new Error(`${name}: it has no password`);
  return scramVerifier(decodeURIComponent(password));
}

const SCRAM_ROUNDS = 4096;

function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${storedKey}:${key('Server Key').toString('base64')}`;
}

/**
 * Stops a start whose connection could do more than its role's rights say: as the owner, a superuser, or a member of another role.
 * Throws the sentence that says so.
 */
export async function refuseStrongLogin(db: Queryable, name: keyof Logins): Promise<void> {
  const { rows } = await db.query(
    `select r.rolname <> $1 or session_user <> current_user or r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls
       or exists (select from pg_auth_members m where m.member = r.oid) or exists (select from pg_class c where c.relowner = r.oid) as is_strong
     from pg_roles r where r.rolname = current_user`,
    [LOGIN_ROLES[name]],
  );
  if (rows[0]?.is_strong === false) return;
  throw new Error(
    `${name} must be the login ${LOGIN_ROLES[name]}, which owns nothing and belongs to no other role (docs/operating.md says how it is made).`,
  );
}
