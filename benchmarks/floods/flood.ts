/** What floods one brand, in a thread of its own, until it is ended. It is told what, at which port. */
import { request } from 'node:http';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { hostOf, restaurantIdOf } from '../drill/drill-brands.ts';
import { ask, connection } from '../drill/http-client.ts';

const { flood, port } = z
  .object({ flood: z.enum(['addresses', 'refused', 'uploads']), port: z.number() })
  .parse(workerData);
const AT_ONCE = 60;
const APIKEY = 'tablefront-anonymous-key';

if (flood === 'uploads') for (let index = 0; index < 24; index += 1) void slowUploads(index);
else for (let index = 0; index < AT_ONCE; index += 1) void forms(index);

/** Forms from thirty addresses of as many networks, or from one that has sent too much long ago, as fast as they are answered. */
async function forms(lane: number): Promise<void> {
  const agent = connection();
  const headers = { host: hostOf(0), apikey: APIKEY, 'content-type': 'application/json' };
  const body = JSON.stringify({ restaurant_id: restaurantIdOf(0), type: 'website', nature: 'other', message: 'Flood' });
  for (let index = lane; ; index += AT_ONCE) {
    const address = flood === 'refused' ? '10.0.0.1' : `10.${index % 30}.0.1`;
    const path = '/functions/v1/website-submissions/feedback';
    await ask({ port, path, method: 'POST', body, agent, headers: { ...headers, 'x-forwarded-for': address } }).catch(
      () => {},
    );
  }
}

/** Applications of 20 MB from three addresses, at 8 kB/s each; who is cut off begins anew. */
async function slowUploads(index: number): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => {
      const sending = request({
        ...{ host: '127.0.0.1', port, path: '/functions/v1/website-submissions/careers', method: 'POST', agent: false },
        headers: {
          ...{ host: hostOf(0), apikey: APIKEY, 'x-forwarded-for': `10.0.0.${index % 3}` },
          ...{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': 20_000_000 },
        },
      });
      const trickle = setInterval(() => sending.write(Buffer.alloc(800)), 100);
      sending.on('response', (response) => response.resume()).on('error', () => {});
      sending.on('close', () => {
        clearInterval(trickle);
        setTimeout(resolve, 50);
      });
    });
  }
}
