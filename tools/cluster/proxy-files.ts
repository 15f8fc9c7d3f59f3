import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { MEMBERS, type Ports } from './layout.ts';
import { deployFile } from './templates.ts';

/** Where one server process listens; the digit of its name in the proxy's file. */
export type ServerPorts = { n: number; player: number; console: number; wallet: number };

/** The way to the database's leader, for three members on this machine. */
export function databaseProxyFile(ports: Ports): string {
  let file = deployFile('haproxy/database.cfg')
    .replace('bind 127.0.0.1:5400', `bind 127.0.0.1:${ports.leader}`)
    .replace('bind 127.0.0.1:5401', `bind 127.0.0.1:${ports.standbys}`);
  for (const [n, name] of MEMBERS.entries())
    file = file.replaceAll(
      `10.0.0.2${n + 1}:5432 check port 8008`,
      `127.0.0.1:${ports[`postgres_${name}`]} check port ${ports[`patroni_${name}`]}`,
    );
  return file;
}

/** The house's file, but for what this machine is: addresses, ports, certificates, the socket, how many connections it may have; and who it runs as, when it cannot be that. */
export function productProxyFile(
  folder: string,
  at: { door: number; inner: number; plain: number },
  servers: readonly ServerPorts[],
): string {
  let file = deployFile('haproxy/haproxy.cfg')
    .replaceAll('/etc/haproxy/certs', folder)
    .replaceAll('/etc/haproxy', folder)
    .replaceAll('/run/haproxy', folder)
    .replace(/^ {4}maxconn \d+$/m, '    maxconn 4000')
    .replace(/bind 10\.0\.0\.10:10443/, `bind 127.0.0.1:${at.inner}`)
    .replace(/bind :443/, `bind 127.0.0.1:${at.door}`)
    .replace(/bind :80/, `bind 127.0.0.1:${at.plain}`);
  for (const { n, player, console, wallet } of servers)
    file = file
      .replaceAll(`127.0.0.1:300${n}`, `127.0.0.1:${player}`)
      .replaceAll(`127.0.0.1:310${n}`, `127.0.0.1:${console}`)
      .replaceAll(`127.0.0.1:320${n}`, `127.0.0.1:${wallet}`);
  return process.getuid?.() === 0 ? file : file.replace(/^ +(?:user|group|chroot) .*\n/gm, '');
}

/** A certificate of this house's own, signed by nobody, which this process believes from now on. */
export function makeCertificates(folder: string): void {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=shwekan.test',
  ];
  execFileSync('openssl', [...made, '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const text = readFileSync(certificate, 'utf8');
  for (const it of ['players.pem', 'console.pem']) writeFileSync(join(folder, it), text + readFileSync(key, 'utf8'), { mode: 0o600 });
  setDefaultCACertificates([...getCACertificates('default'), text]);
}
