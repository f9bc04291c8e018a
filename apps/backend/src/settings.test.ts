import { type ConnectionKind, requireEncryption } from '@tablefront/serving/outbound/require-encryption';
import { describe, expect, test } from 'vitest';
import { readServerSettings, readStorageSettings } from './settings.ts';

const SECRET = 'hunter2';

describe('a connection', () => {
  test.each<[ConnectionKind, string]>([
    ['database', `postgresql://site:${SECRET}@localhost/site`],
    ['database', 'postgresql://127.0.0.1:5433/site?sslmode=disable'],
    ['database', 'postgresql://[::1]/site'],
    ['database', 'postgresql://site@localhost/site?host=%2Fvar%2Frun%2Fpostgresql'],
    ['database', '/var/run/postgresql site'],
    ['database', 'postgresql:///site'],
    ['mail', 'smtp://localhost:25'],
    ['files', `s3://key:${SECRET}@127.0.0.1:7070/bucket?tls=off`],
    ['http', 'http://backend.localhost:3001'],
    ['http', 'http://[::ffff:127.0.0.1]:3001/'],
  ])('(%s) within the machine is left as it is: %s', (kind, address) => {
    expect(requireEncryption(kind, address, [])).toBe(address);
  });

  test.each<[ConnectionKind, string, string]>([
    ['database', 'postgresql://db.example/site', 'postgresql://db.example/site?sslmode=verify-full'],
    ['database', 'postgresql://db.example/site?sslmode=no-verify', 'postgresql://db.example/site?sslmode=no-verify'],
    ['database', 'postgresql://localhost/site?host=db', 'postgresql://localhost/site?host=db&sslmode=verify-full'],
    ['mail', 'smtp://mail.example:587', 'smtp://mail.example:587?requireTLS=true'],
    ['mail', 'smtp://mail.example?requireTLS=false', 'smtp://mail.example?requireTLS=true'],
    ['mail', 'smtps://mail.example', 'smtps://mail.example?requireTLS=true'],
    ['files', 's3://k:s@store.example/bucket', 's3://k:s@store.example/bucket'],
    ['http', 'https://backend.example', 'https://backend.example'],
  ])('(%s) to %s is encrypted', (kind, address, used) => {
    expect(requireEncryption(kind, address, [])).toBe(used);
  });

  test.each<[ConnectionKind, string]>([
    ['database', `postgresql://site:${SECRET}@db.example/site?sslmode=disable`],
    ['database', `postgresql://site:${SECRET}@db.example/site?ssl=0`],
    ['database', `postgresql://site:${SECRET}@localhost/site?host=db.example&sslmode=disable`],
    ['mail', `smtps://site:${SECRET}@db.example?secure=false`],
    ['files', `s3://key:${SECRET}@DB.example/bucket?tls=off`],
    ['http', 'http://db.example:3001/'],
    ['http', 'http://db.example./'],
  ])('(%s) to %s is refused unless the host is named', (kind, address) => {
    const refused = () => requireEncryption(kind, address, ['other.example']);
    expect(refused).toThrow(/would reach db\.example without TLS.*PLAINTEXT_HOSTS/);
    expect(refused).not.toThrow(SECRET);
    expect(requireEncryption(kind, address, ['db.example'])).toBe(address);
  });

  test.each(['10.0.0.5', '192.168.1.9', '169.254.1.1', 'fd00::1', 'database', 'notlocalhost', '128.0.0.1'])(
    'to %s is no connection within the machine',
    (host) => {
      const address = `http://${host.includes(':') ? `[${host}]` : host}/`;
      expect(() => requireEncryption('http', address, [])).toThrow('without TLS');
      expect(requireEncryption('http', address, [host])).toBe(address);
    },
  );
});

test('the settings name each address that would do without, and take those of the named hosts', () => {
  const environment = {
    DATABASE_URL: `postgresql://site:${SECRET}@database/site?sslmode=disable`,
    MIGRATION_DATABASE_URL: `postgresql://owner:${SECRET}@database/site?sslmode=disable`,
    FILES_URL: `s3://key:${SECRET}@files:7070/bucket?tls=off`,
    OPENROUTER_BASE_URL: 'http://model:8080/v1',
  };
  const names = /^(?=[\s\S]*DATABASE_URL: )(?=[\s\S]*MIGRATION_DATABASE_URL: )(?=[\s\S]*FILES_URL: )(?![\s\S]*hunter)/;
  expect(() => readStorageSettings(environment)).toThrow(names);
  expect(() => readServerSettings(environment)).toThrow(/OPENROUTER_BASE_URL: /);
  const named = readServerSettings({ ...environment, PLAINTEXT_HOSTS: ' database, Files,model ' }).backend;
  expect(named).toMatchObject({ databaseUrl: environment.DATABASE_URL, filesUrl: environment.FILES_URL });
  const { databaseUrl, mail } = readServerSettings({
    DATABASE_URL: 'postgresql://db.example/site',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'site@restaurant.example',
  }).backend;
  expect(databaseUrl).toContain('sslmode=verify-full');
  expect(mail?.smtpUrl).toContain('requireTLS=true');
});

test.each(['database:5432', 'postgresql://database', 'a b', '*'])('PLAINTEXT_HOSTS=%s is refused', (hosts) => {
  expect(() => readStorageSettings({ PLAINTEXT_HOSTS: hosts })).toThrow('PLAINTEXT_HOSTS');
});
