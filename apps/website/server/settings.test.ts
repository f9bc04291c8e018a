import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('every one is optional', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, dataDir: './data', trustProxy: false, logLevel: 'info' });
  });

  test('empty texts count as absent, and a final slash of the backend is dropped', () => {
    const settings = readSettings({ BRAND_ID: ' ', BACKEND_URL: 'https://backend.example/' });
    expect(settings.brandId).toBeUndefined();
    expect(settings.backendUrl).toBe('https://backend.example');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['BACKEND_URL', 'backend.example'],
    ['BACKEND_URL', 'ftp://backend.example'],
    ['LOG_LEVEL', 'loud'],
    ['FILES_URL', '/var/files'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
