// Loads a server with autocannon: options as JSON on the input, the result as JSON on the output. See ../measuring/load.ts.
import { randomInt, randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { port, connections, seconds, pages, feedbackTo } = await json(process.stdin);

let place = 0;
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  timeout: 30,
  ...(pages
    ? { requests: pages.map(({ path, headers }) => ({ method: 'GET', path, headers })), setupClient }
    : { requests: [{ method: 'POST', path: '/rest/v1/restaurant_feedback', setupRequest: feedback }] }),
});
process.stdout.write(
  JSON.stringify({
    requestsPerSecond: (result['1xx'] + result['2xx'] + result['3xx']) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers: result.requests.total,
    failures: result['4xx'] + result['5xx'] + result.errors,
    statuses: Object.fromEntries(Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count])),
  }),
);

function setupClient(client) {
  // It makes a text of each body, which took three quarters of its time: it was measured, and not the server.
  client.pipelinedRequests.addBody = () => {};
  // Else all connections would ask for the same page at the same time.
  if (pages.length < 2) return;
  const turned = pages.map((_, index) => pages[(index + place) % pages.length]);
  place += Math.ceil(pages.length / connections);
  client.setRequests(turned.map(({ path, headers }) => ({ method: 'GET', path, headers })));
}

function feedback(request) {
  const { host, brandId, restaurantId } = feedbackTo[place++ % feedbackTo.length];
  return {
    ...request,
    headers: {
      host,
      apikey: 'tablefront-anonymous-key',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-form-seconds': '12.0',
      'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({
      brand_id: brandId,
      restaurant_id: restaurantId,
      type: 'restaurant',
      nature: 'other',
      rating: 5,
      message: 'The soup was lovely, and the service kind. We will be back with the whole family.',
    }),
  };
}
