import { expect, test } from 'vitest';
import { siteDocuments } from './files/site-documents.ts';
import { otherPathAt } from './paths.ts';

const documents = siteDocuments({
  loadSite: () => ({ kind: 'failed', status: 404, title: '', message: '' }),
  originOf: () => 'https://trattoria.example',
  brandsDirectory: '/nowhere',
});

test.each(documents.routes.map(({ path }) => path).filter((path) => !path.includes(':')))(
  '%s, which machines read, is in the table',
  (path) => {
    expect(otherPathAt(path)?.path).toBe(path);
  },
);

test.each([
  ['/p/640', '/p/'],
  ['/p/640?https://pictures.example/a.jpg', '/p/'],
  ['/assets/page-1a2b.js', '/assets/'],
  ['/functions/v1/catering-request', '/functions/v1/catering-request'],
  ['/functions/v1/unheard-of', '/functions/'],
  ['/rest/v1/restaurant_feedback', '/rest/v1/restaurant_feedback'],
  ['/feedback/widget.json', '/feedback/widget.json'],
  ['/assets', undefined],
  ['/feedback', undefined],
  ['/menu/assets/', undefined],
  ['/__proto__/x', undefined],
  ['', undefined],
])('%s is of %s', (path, found) => {
  expect(otherPathAt(path)?.path).toBe(found);
});
