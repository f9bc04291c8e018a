import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

const file = path.resolve(import.meta.dirname, 'Caddyfile');
/** Set it to a program that is not in the path. Where there is none, Caddy itself is not asked. */
const caddy = [process.env.CADDY_PATH ?? 'caddy'].find((program) => {
  try {
    return execFileSync(program, ['version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
});

/** A directive with its arguments, and those in its braces. */
interface Directive {
  words: string[];
  block: Directive[];
}

/** As much of the language as our file speaks: one directive a line, comments, braces at the ends of lines. */
function parseCaddyfile(text: string): Directive[] {
  const top: Directive[] = [];
  const open = [top];
  for (const line of text.split('\n')) {
    const words = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) continue;
    if (words[0] === '}') {
      open.pop();
      continue;
    }
    const directive: Directive = { words: words.filter((word) => word !== '{'), block: [] };
    open.at(-1)?.push(directive);
    if (words.at(-1) === '{') open.push(directive.block);
  }
  expect(open, 'every brace is closed').toHaveLength(1);
  return top;
}

const all = (directives: Directive[]): Directive[] => directives.flatMap((one) => [one, ...all(one.block)]);

describe('what the Caddyfile says', () => {
  const [global, ...sites] = parseCaddyfile(readFileSync(file, 'utf8'));
  const directives = all([...(global ? [global] : []), ...sites]);
  const said = (name: string) => directives.filter(({ words }) => words[0] === name).map(({ words }) => words.slice(1));

  test('every site is served by TLS, and nothing turns the way there off', () => {
    expect(global?.words, 'the first block is for all sites').toEqual([]);
    expect(sites.map(({ words }) => words)).toEqual([['https://']]);
    expect(directives.flatMap(({ words }) => words).join(' ')).not.toMatch(/http:\/\/(?!site:)/);
    for (const name of ['auto_https', 'http_port', 'bind', 'servers']) expect(said(name), name).toEqual([]);
  });

  test('only TLS 1.2 and 1.3, with Caddy’s own choice of ciphers', () => {
    expect(said('protocols')).toEqual([['tls1.2', 'tls1.3']]);
    for (const name of ['ciphers', 'curves', 'alpn', 'default_sni', 'insecure_secrets_log'])
      expect(said(name), name).toEqual([]);
  });

  test('certificates are publicly trusted, and got for known names only', () => {
    expect(said('tls'), 'no certificate of its own making, no file').toEqual([[]]);
    for (const name of ['local_certs', 'issuer', 'ca', 'acme_ca', 'cert_issuer', 'skip_install_trust', 'debug'])
      expect(said(name), name).toEqual([]);
    expect(said('ask')).toEqual([['http://site:9464/known-host']]);
    expect(said('on_demand')).toHaveLength(1);
  });
});

const adapted = z.object({
  apps: z.object({
    http: z.object({
      servers: z.record(
        z.string(),
        z.looseObject({
          listen: z.array(z.string()),
          routes: z.array(z.looseObject({ handle: z.array(z.looseObject({ handler: z.string() })) })),
          tls_connection_policies: z.array(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
    tls: z.object({
      automation: z.looseObject({ policies: z.array(z.record(z.string(), z.unknown())), on_demand: z.unknown() }),
    }),
  }),
});

describe.skipIf(caddy === undefined)('Caddy with this file', () => {
  const config = () => adapted.parse(JSON.parse(run('adapt', '--config', file)));
  const run = (...args: string[]) => execFileSync(caddy ?? '', args, { encoding: 'utf8', stdio: 'pipe' });
  const known = 'lucia.example';
  let folder: string;
  let ports: { http: number; https: number };
  let site: Server;
  let running: ReturnType<typeof spawn> | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'caddyfile-'));
    // The site and what it tells of hosts, in one.
    site = createServer((incoming, outgoing) => {
      const asked = new URL(incoming.url ?? '/', 'http://site').searchParams.get('domain');
      outgoing.writeHead(asked === null || asked === known ? 200 : 404, { Server: 'site' }).end(incoming.headers.host);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const upstream = `127.0.0.1:${portOf(site)}`;
    ports = { http: await freePort(), https: await freePort() };
    const { apps } = config();
    const [server] = Object.values(apps.http.servers);
    if (!server) throw new Error('no server');
    // Another address, other certificates and another site behind it; what is tested stays.
    const here = { ...server, listen: [`127.0.0.1:${ports.https}`] };
    for (const route of here.routes) {
      for (const handle of route.handle) {
        delete handle.dynamic_upstreams;
        handle.upstreams = [{ dial: upstream }];
      }
    }
    const automation = {
      ...apps.tls.automation,
      policies: apps.tls.automation.policies.map((policy) => ({ ...policy, issuers: [{ module: 'internal' }] })),
      on_demand: { ask: `http://${upstream}/known-host` },
    };
    const started = {
      admin: { disabled: true },
      storage: { module: 'file_system', root: folder },
      apps: {
        http: { http_port: ports.http, https_port: ports.https, servers: { here } },
        tls: { automation },
        pki: { certificate_authorities: { local: { install_trust: false } } },
      },
    };
    writeFileSync(path.join(folder, 'caddy.json'), JSON.stringify(started));
    const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    running = spawn(caddy ?? '', ['run', '--config', path.join(folder, 'caddy.json')], { env, stdio: 'ignore' });
    await vi.waitFor(() => handshake(known), { timeout: 10_000, interval: 100 });
  }, 20_000);
  afterAll(async () => {
    running?.kill();
    if (running) await once(running, 'exit');
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function handshake(host: string, version?: SecureVersion, ciphers?: string) {
    return new Promise<{ protocol: string | null; cipher: string }>((resolve, reject) => {
      const versions = version && { minVersion: version, maxVersion: version };
      // Certificates of the test's own authority; OpenSSL refuses old versions by itself, unless told.
      const wanted = ciphers ?? (version === 'TLSv1' || version === 'TLSv1.1' ? 'DEFAULT@SECLEVEL=0' : undefined);
      const socket: TLSSocket = connect(
        {
          ...{ port: ports.https, host: '127.0.0.1', servername: host, rejectUnauthorized: false },
          ...versions,
          ciphers: wanted,
        },
        () => {
          resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name });
          socket.destroy();
        },
      );
      socket.on('error', reject);
    });
  }

  test('is a file that it takes, with public certificates', () => {
    const { apps } = config();
    const [server] = Object.values(apps.http.servers);
    expect(server).toMatchObject({ listen: [':443'], tls_connection_policies: [{ protocol_min: 'tls1.2' }] });
    expect(apps.tls.automation.policies).toEqual([{ on_demand: true }]);
    expect(apps.tls.automation.on_demand).toEqual({ ask: 'http://site:9464/known-host' });
  });

  test('prefers TLS 1.3, takes 1.2, and nothing older', async () => {
    expect((await handshake(known)).protocol).toBe('TLSv1.3');
    expect((await handshake(known, 'TLSv1.2')).protocol).toBe('TLSv1.2');
    for (const old of ['TLSv1', 'TLSv1.1'] as const)
      await expect(handshake(known, old), old).rejects.toThrow(/alert|protocol/i);
  });

  test('has ciphers with forward secrecy and integrity only, the strongest first', async () => {
    expect((await handshake(known)).cipher).toMatch(/^TLS_(AES_(128|256)_GCM_SHA(256|384)|CHACHA20_POLY1305_SHA256)$/);
    const everything = 'ALL:@SECLEVEL=0';
    expect((await handshake(known, 'TLSv1.2', everything)).cipher).toMatch(/^ECDHE-ECDSA-(AES(128|256)-GCM|CHACHA20)/);
    for (const weak of ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-SHA', 'NULL', 'RC4', '3DES', 'aNULL']) {
      await expect(handshake(known, 'TLSv1.2', `${weak}:@SECLEVEL=0`), weak).rejects.toThrow();
    }
  });

  test('gets no certificate for a name that the site does not know', async () => {
    await expect(handshake('nobody.example')).rejects.toThrow(/alert/);
  });

  test('leads from HTTP to HTTPS, and answers nothing else there', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: ports.http, host: '127.0.0.1', path: '/menu?x=1', headers: { host: known } }, resolve)
        .on('error', reject)
        .end();
    });
    answer.resume();
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toMatch(/^https:\/\/lucia\.example(:\d+)?\/menu\?x=1$/);
  });
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
