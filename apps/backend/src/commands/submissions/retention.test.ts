import { expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { audit } from '../../database/schema.ts';
import { runSubmissionsCommand } from './submissions-command.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();

test('says and sets how long a brand keeps what it is sent', { timeout: 60_000 }, async () => {
  const settings = await makeDatabase();
  const opened = await openDatabase(settings, logger);
  await saveOperatorBrand(opened.database, makeBrand('maple'));
  await opened.close();
  const run = async (...args: string[]) => {
    let text = '';
    const keep = (more: string) => {
      text += more;
    };
    const code = await runSubmissionsCommand(
      ['retention', ...args],
      { DATA_DIR: settings.dataDir },
      { out: keep, error: keep },
    );
    return `${code} ${text.trim()}`;
  };
  expect(await run()).toBe('0 Everything is kept for good.');
  expect(await run('--brand', 'maple', '--kind', 'careers', '--days', '180')).toBe(
    '0 maple: careers 180 days; the rest for good',
  );
  expect(await run('--brand', 'maple', '--kind', 'callback', '--days', '30')).toContain(
    'callback 30 days, careers 180 days',
  );
  expect(await run()).toBe('0 maple: callback 30 days, careers 180 days; the rest for good');
  expect(await run('--brand', 'maple', '--days', 'off')).toBe('0 maple: everything is kept for good');
  expect(await run('--brand', 'maple', '--days', '29')).toBe(
    '1 --days "29" is neither off nor a number from 30 to 730.',
  );
  expect(await run('--brand', 'lucia', '--days', '30')).toBe('1 There is no brand "lucia".');
  expect(await run('--days', '30')).toBe('1 Say of which brand: --brand ID.');
  const again = await openDatabase(settings, logger);
  expect((await again.database.select().from(audit)).map(({ what }) => what)).toEqual(Array(3).fill('inbox.retention'));
  await again.close();
});
