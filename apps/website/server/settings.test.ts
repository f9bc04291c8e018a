import { describe, expect, test } from 'vitest';
import { readSettings, secretsOf } from './settings.ts';

describe('settings', () => {
  test('every one is optional', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      dataDir: './data',
      trustProxy: { hops: 0 },
      logLevel: 'info',
    });
  });

  test('empty texts count as absent, and a final slash of the backend is dropped', () => {
    const settings = readSettings({ BRAND_ID: ' ', BACKEND_URL: 'https://backend.example/' });
    expect(settings.brandId).toBeUndefined();
    expect(settings.backendUrl).toBe('https://backend.example');
  });

  test('metrics have a port of their own, on this machine only unless told otherwise', () => {
    expect(readSettings({}).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics).toEqual({ port: 9464, host: '::' });
  });

  test('the console’s address is a host of its own, without a path', () => {
    expect(readSettings({ CONSOLE_URL: 'https://Console.example.com:443/' }).consoleUrl).toBe(
      'https://console.example.com',
    );
    for (const CONSOLE_URL of [
      'console.example.com',
      'ftp://a.example',
      'https://a.example/console',
      'https://a@b.c/',
    ]) {
      expect(() => readSettings({ CONSOLE_URL })).toThrow(/CONSOLE_URL/);
    }
  });

  test('previews have a host of their own, as safe as the console’s, and a key that nobody guesses', () => {
    const CONSOLE_URL = 'https://console.example.com';
    const PREVIEW_URL = 'https://preview.example.com';
    const PREVIEW_KEY = 'k'.repeat(32);
    expect(readSettings({ CONSOLE_URL, PREVIEW_URL, PREVIEW_KEY })).toMatchObject({
      previewUrl: PREVIEW_URL,
      previewKey: PREVIEW_KEY,
    });
    for (const wrong of [
      { CONSOLE_URL, PREVIEW_URL: `${CONSOLE_URL}:8443` },
      { CONSOLE_URL, PREVIEW_URL: 'http://preview.example.com' },
      { PREVIEW_URL: 'http://console.localhost' },
      { PREVIEW_URL: 'https://preview.example.com/path' },
      { PREVIEW_KEY: 'short' },
    ]) {
      expect(() => readSettings(wrong)).toThrow(/PREVIEW_/);
    }
    expect(secretsOf(readSettings({ PREVIEW_KEY }))).toContain(PREVIEW_KEY);
  });

  test('a complaint names the setting, not its value', () => {
    const environment = {
      SMTP_URL: 'https://site:hunter2@mail.example',
      FILES_URL: 'https://KEY:hunter3@store.example',
    };
    expect(() => readSettings(environment)).toThrow(/^(?!.*hunter)/s);
  });

  test('e-mails come from MAIL_FROM, else from the address that logs in, else are refused', () => {
    const from = (environment: Record<string, string>) => readSettings(environment).mail?.from;
    expect(from({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Maple <site@maple.example>' })).toBe(
      'Maple <site@maple.example>',
    );
    expect(from({ SMTP_URL: 'smtps://site%40maple.example:secret@mail.example' })).toBe('site@maple.example');
    expect(from({ MAIL_FROM: 'site@maple.example' })).toBeUndefined();
    expect(() => from({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM');
  });

  test.each([
    [undefined, true],
    ['', true],
    [' yes ', true],
    ['1', true],
    ['0', false],
    ['no', false],
    ['never', false],
  ])('questions that the assistant did not know: %j', (value, kept) => {
    expect(readSettings({ ASSISTANT_KEEP_QUESTIONS: value }).keepQuestions).toBe(kept);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['BACKEND_URL', 'backend.example'],
    ['BACKEND_URL', 'ftp://backend.example'],
    ['BACKEND_URL', 'http://backend.example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'proxy.example'],
    ['HSTS_SECONDS', '-1'],
    ['METRICS_PORT', 'x'],
    ['SHUTDOWN_DELAY_SECONDS', '1h'],
    ['INFLUENCER_PORTAL_URL', 'javascript:alert(1)'],
    ['FILES_URL', '/var/files'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example>\nBcc: c@d.example'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

const key = { OPENROUTER_API_KEY: 'secret' };
const counted = true;

test.each([
  [{}, { counted }],
  [{ OPENROUTER_API_KEY: ' ' }, { counted }],
  [{ OPENROUTER_MODEL: 'a/b', OPENROUTER_BASE_URL: 'https://openrouter.ai/api/v1' }, { counted }],
  [{ ASSISTANT_KEEP_QUESTIONS: 'no' }, { counted: false }],
  [key, { model: 'OpenRouter', counted }],
  [
    { ...key, OPENROUTER_BASE_URL: 'https://eu.openrouter.ai/api/v1' },
    { model: 'OpenRouter', counted },
  ],
  [
    { ...key, OPENROUTER_BASE_URL: 'https://models.example/v1' },
    { model: 'another provider', counted },
  ],
  [
    { ...key, OPENROUTER_BASE_URL: 'https://notopenrouter.ai/v1' },
    { model: 'another provider', counted },
  ],
  [{ BACKEND_URL: 'https://backend.example' }, undefined],
  [{ ...key, BACKEND_URL: 'https://backend.example' }, undefined],
])('with %j what happens with questions is %j', (environment, handling) => {
  expect(readSettings(environment).questions).toEqual(handling);
});
