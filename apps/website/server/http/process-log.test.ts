import { afterEach, expect, test } from 'vitest';
import { readSettings, secretsOf } from '../settings.ts';
import { concealer, consoleToLog, createProcessLog } from './process-log.ts';
import { requestContext } from './request-context.ts';

const { error, warn, info } = console;
afterEach(() => Object.assign(console, { error, warn, info }));

function log(secrets: string[] = []) {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const logger = createProcessLog({ level: 'info', secrets, destination: { write } });
  return { logger, text: () => text };
}

test('no secret of the settings stands in a line, whatever library puts it there', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgresql://site:p%40ss%22word@db.example/site',
    FILES_URL: 's3://AKIAKEY:s3%2Fsecret@store.example/bucket',
    SMTP_URL: 'smtps://site:mail-secret@mail.example',
    MAIL_FROM: 'site@maple.example',
    OPENROUTER_API_KEY: 'sk-or-secret',
  });
  const { logger, text } = log(secretsOf(settings));
  logger.error({ err: new Error(`cannot connect to ${settings.databaseUrl}`) }, 'p@ss"word');
  logger.warn({ url: settings.filesUrl, deep: { mail: settings.mail?.smtpUrl } }, 's3/secret');
  logger.info(`Bearer ${settings.openRouter?.apiKey}`);
  expect(text()).not.toMatch(/p@ss|p%40ss|s3\/secret|s3%2Fsecret|mail-secret|sk-or-secret/);
  expect(text()).toContain('db.example');
  for (const line of text().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

test('a secret that is part of another goes with it', () => {
  expect(concealer(['secret', 'secret-and-more'])('a secret-and-more b')).toBe('a [secret] b');
  expect(concealer(['abc'])('abc')).toBe('abc');
});

test('what one line of a request says, the next one does not say again', () => {
  const { logger, text } = log();
  requestContext.run({ requestId: 'one' }, () => {
    logger.error({ err: new Error('a page failed'), path: '/careers' }, 'first');
    logger.info('second');
  });
  const [, second] = text().trim().split('\n');
  expect(JSON.parse(second ?? '')).toEqual({
    ...{ level: 30, time: expect.any(Number), pid: process.pid },
    ...{ requestId: 'one', msg: 'second' },
  });
});

test('what React says on the console is in the log, with the id of its request', () => {
  const { logger, text } = log();
  consoleToLog(logger);
  requestContext.run({ requestId: 'one' }, () => console.error(new Error('a component failed'), 'in Menu'));
  console.warn('careful', { a: 1 });
  const [first, second] = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 50, requestId: 'one', err: { message: 'a component failed' }, msg: 'in Menu' });
  expect(second).toMatchObject({ level: 40, msg: 'careful { a: 1 }' });
});
