/** Receives webhooks on 127.0.0.1, for tests, and verifies them with the reference library of the specification. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { Webhook } from 'standardwebhooks';

export const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export interface WebhookReceiver {
  url: string;
  /** Each message that came, in order; only with a good signature. */
  received: { id: string; body: unknown; path: string }[];
  /** What was wrong with those whose signature was not. */
  refused: string[];
  close(): Promise<void>;
}

/** @param answer answers 204 unless given; what it leaves open stays open */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    void response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const webhook = new Webhook(WEBHOOK_SECRET);
  const received: WebhookReceiver['received'] = [];
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = (name: string) => String(request.headers[name] ?? '');
    try {
      const body = webhook.verify(Buffer.concat(chunks), {
        'webhook-id': header('webhook-id'),
        'webhook-timestamp': header('webhook-timestamp'),
        'webhook-signature': header('webhook-signature'),
      });
      received.push({ id: header('webhook-id'), body, path: request.url ?? '' });
    } catch (error) {
      refused.push(String(error));
    }
    answer(response, request);
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    refused,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
