import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { z } from 'zod';

const request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  model: z.string(),
});

/** What a model does next: calls tools, says something, or answers with something that is no completion. */
export type FakeTurn =
  | { calls: { name: string; question: string }[] }
  | { says: string }
  | { status: number; body: string }
  | 'silence';

export interface FakeOpenRouter {
  url: string;
  /** All that was sent to it, oldest first. */
  requests: z.infer<typeof request>[];
  /** Plays these turns one after the other, the last one again and again. */
  play(...turns: FakeTurn[]): void;
  stop(): Promise<void>;
}

/** A server that speaks as OpenRouter does, and says what a test wants it to say. */
export async function startFakeOpenRouter(): Promise<FakeOpenRouter> {
  const requests: FakeOpenRouter['requests'] = [];
  let script: FakeTurn[] = [];
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const port = await listenOnLoopback(server);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    requests.push(request.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    const turn = script.length > 1 ? script.shift() : script[0];
    if (turn === undefined || turn === 'silence') return;
    if ('status' in turn) {
      outgoing.writeHead(turn.status, { 'content-type': 'application/json' }).end(turn.body);
      return;
    }
    const message =
      'says' in turn
        ? { role: 'assistant', content: turn.says }
        : {
            role: 'assistant',
            content: null,
            tool_calls: turn.calls.map(({ name, question }, index) => ({
              id: `call-${requests.length}-${index}`,
              type: 'function',
              function: { name, arguments: JSON.stringify({ question }) },
            })),
          };
    const completion = {
      id: 'completion',
      object: 'chat.completion',
      created: 0,
      model: 'fake',
      choices: [{ index: 0, message, finish_reason: 'says' in turn ? 'stop' : 'tool_calls' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
  }

  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    requests,
    play(...turns) {
      script = turns;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
