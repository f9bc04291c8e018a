import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { describe, expect, test } from 'vitest';
import type { SiteOutcome } from '#app/site-access.ts';
import { contentSources } from './content-sources.ts';

function site(value: unknown): SiteOutcome {
  const result = readSiteConfiguration(value);
  if (!result.ok) throw new Error(result.error);
  return { kind: 'ready', configuration: result.configuration };
}

const page = { googleMaps: false };

function sourcesOf(outcome: SiteOutcome | Promise<SiteOutcome>, options = {}): Record<string, string> {
  const directives = contentSources(outcome, { ...page, ...options });
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.replace('-src', ''), sources.join(' ')];
    }),
  );
}

const own = {
  style: "'self' 'unsafe-inline'",
  img: "'self' data:",
  font: "'self'",
  connect: "'self'",
  frame: "'self'",
  media: "'self'",
  'form-action': "'self'",
};
const pictured = { name: 'P', logo: 'https://a.example.com/l.png', about: { text: 'x', image: 'http://b.example/x' } };

describe('what a page may load besides scripts', () => {
  test.each([
    ['of a brand with nothing', {}, {}],
    ['of a brand with pictures on two hosts', pictured, { img: `${own.img} https://a.example.com http://b.example` }],
    [
      'of a brand that is ordered from in a frame',
      { orderingLink: 'https://order.example.com/x' },
      { frame: "'self' https://order.example.com" },
    ],
    [
      'of a brand with a place on the map',
      { address: { streetAddress: '1 Main St' } },
      { frame: "'self' https://www.google.com https://maps.google.com" },
    ],
    ['of a brand whose picture would end a directive', { logo: 'https://x;script-src' }, {}],
  ])('%s', (_, configuration, differences) => {
    expect(sourcesOf(site(configuration))).toEqual({ ...own, ...differences });
  });

  test('of a brand with HTML of its own: all that is encrypted, and what it names', () => {
    expect(sourcesOf(site({ ...pictured, head: '<script src="https://tags.example.com"></script>' }))).toEqual({
      style: "'self' 'unsafe-inline' https:",
      img: "'self' data: https: https://a.example.com http://b.example",
      font: "'self' https: data:",
      connect: "'self' https:",
      frame: "'self' https:",
      media: "'self' https:",
      'form-action': "'self' https:",
    });
    expect(sourcesOf(site({ head: '  ' }))).toEqual(own);
  });

  test('while the configuration is still on its way: all that is encrypted; where it failed: the site’s own', () => {
    expect(sourcesOf(new Promise(() => {})).img).toBe("'self' data: https:");
    expect(sourcesOf({ kind: 'failed', status: 404, title: '', message: '' })).toEqual(own);
  });

  test('on the page of campaigns: pictures from anywhere, and nothing else', () => {
    expect(sourcesOf(site({}), { picturesFromAnywhere: true })).toEqual({ ...own, img: "'self' data: https:" });
  });

  test('with a hosted backend: what it stores, and its answers', () => {
    expect(sourcesOf(site({}), { backendOrigin: 'https://backend.example.com' })).toEqual({
      ...own,
      img: `${own.img} https://backend.example.com`,
      connect: "'self' https://backend.example.com",
    });
  });

  test('with a Google map: what Google says that it needs', () => {
    const { img, frame, connect } = sourcesOf(site({}), { googleMaps: true });
    expect(img).toContain('https://*.gstatic.com');
    expect(frame).toBe("'self' https://*.google.com");
    expect(connect).toContain('https://*.googleapis.com');
  });

  test('of a brand with very many hosts: a header of a size that proxies take', () => {
    const highlights = Array.from({ length: 500 }, (_, index) => ({
      title: 'H',
      image: `https://h${index}.example.com/x.jpg`,
    }));
    const directives = contentSources(site({ highlights }), page);
    expect(directives.join(';').length).toBeLessThan(400);
    expect(sourcesOf(site({ highlights })).img).toBe("'self' data: https:");
  });
});
