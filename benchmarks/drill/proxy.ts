/**
 * A load balancer, as a process of its own: `node proxy.ts NAME=PORT…`, prints the port that it listens at. Round robin over the processes
 * that are ready (`/readyz`, four times a second); where none is, over those that live, as the usual ones do. A GET that
 * found nobody, or was cut off before its answer began, goes to another process once; a POST never goes twice.
 */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const CHECK_EVERY_MS = 250;
const CHECK_LIMIT_MS = 1_000;

interface Upstream {
  name: string;
  port: number;
  state: 'ready' | 'lives' | 'down';
}

const upstreams = process.argv.slice(2).map((argument): Upstream => {
  const [name = '', port] = argument.split('=');
  return { name, port: Number(port), state: 'down' };
});
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
let turn = 0;

function choose(tried: Upstream[]): Upstream | undefined {
  const left = upstreams.filter((upstream) => !tried.includes(upstream));
  const ready = left.filter(({ state }) => state === 'ready');
  const candidates = ready.length > 0 ? ready : left.filter(({ state }) => state === 'lives');
  turn += 1;
  return candidates[turn % candidates.length];
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, tried: Upstream[], fresh?: Upstream): void {
  const upstream = fresh ?? choose(tried);
  if (!upstream) {
    outgoing.writeHead(502, { 'x-drill-no-process': '1', 'content-length': '0' }).end();
    incoming.resume();
    return;
  }
  const { method, url: path, headers } = incoming;
  // What may not be sent twice goes by a fresh connection: one that was kept may be closed by the other side just now.
  const kept = method === 'GET' && !fresh;
  const outbound = request({
    host: '127.0.0.1',
    port: upstream.port,
    method,
    path,
    headers,
    agent: kept ? agent : false,
  });
  outbound.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, [...answer.rawHeaders, 'x-drill-process', upstream.name]);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
    answer.on('aborted', () => outgoing.destroy());
  });
  outbound.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy();
      return;
    }
    if (error.code === 'ECONNREFUSED') upstream.state = 'down';
    const mayRepeat = method === 'GET' || (error.code === 'ECONNREFUSED' && incoming.readableFlowing === null);
    if (kept && outbound.reusedSocket) forward(incoming, outgoing, tried, upstream);
    else if (mayRepeat) forward(incoming, outgoing, [...tried, upstream]);
    else outgoing.writeHead(502, { 'x-drill-upstream-lost': '1', 'content-length': '0' }).end();
  });
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) outbound.destroy();
  });
  if (method === 'GET' || method === 'HEAD') outbound.end();
  else incoming.pipe(outbound);
}

function check(upstream: Upstream): void {
  const asked = request({
    host: '127.0.0.1',
    port: upstream.port,
    path: '/readyz',
    timeout: CHECK_LIMIT_MS,
    agent: false,
  });
  asked.on('response', (answer) => {
    answer.resume();
    upstream.state = answer.statusCode === 200 ? 'ready' : 'lives';
  });
  asked.on('timeout', () => asked.destroy(new Error('timeout')));
  asked.on('error', (error: NodeJS.ErrnoException) => {
    upstream.state = error.code === 'ECONNREFUSED' || upstream.state === 'down' ? 'down' : 'lives';
  });
  asked.end();
}

for (const upstream of upstreams) check(upstream);
setInterval(() => {
  for (const upstream of upstreams) check(upstream);
}, CHECK_EVERY_MS);

const server = createServer((incoming, outgoing) => forward(incoming, outgoing, []));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
console.log(`port ${typeof address === 'object' ? address?.port : ''}`);
// Whoever started this holds its input open.
process.stdin.on('end', () => process.exit(0)).resume();
