import { connect, type Socket } from 'node:net';

/** An answer as it came over the connection. */
export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  text: string;
}

/**
 * Sends bytes that no HTTP client would, and answers with all that comes until the other side closes.
 * @param lines joined by line ends; the empty line after the head is theirs to write
 */
export async function sendRaw(port: number, lines: string | string[]): Promise<RawAnswer> {
  const socket = openRaw(port);
  socket.write(typeof lines === 'string' ? lines : `${lines.join('\r\n')}\r\n`, 'latin1');
  return answerOn(socket);
}

export function openRaw(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

/** What comes until the connection ends. */
export function answerOn(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(parse(text)));
  });
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: text.slice(end + 4), text };
}
