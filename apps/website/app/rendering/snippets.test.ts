import { describe, expect, test } from 'vitest';
import { prepareSnippets } from './snippets.ts';

describe("the operator's snippets", () => {
  test('scripts bear the nonce of the page, and only that one', () => {
    const { head } = prepareSnippets(
      { head: '<script nonce="old" src="https://tag.example/t.js"></script>' },
      { nonce: 'n1', consentRequired: false },
    );
    expect(head).toBe('<script src="https://tag.example/t.js" nonce="n1"></script>');
  });

  test('what may not stand in a head goes to the body', () => {
    const { head, body } = prepareSnippets(
      { head: '<meta name="a" content="b"><div>widget</div>text' },
      { nonce: 'n', consentRequired: false },
    );
    expect(head).toBe('<meta name="a" content="b">');
    expect(body).toBe('<site-snippet data-place="body"><div>widget</div>text</site-snippet>');
  });

  test.each(['<div>', '<b><i>', '<template>', '<template data-consent>'])(
    '%s within each other without end are cut off',
    (tag) => {
      const { body, footer } = prepareSnippets(
        { body: `${tag.repeat(50_000)}deep`, footer: '<p>kept</p>' },
        { nonce: 'n', consentRequired: true },
      );
      expect(body).not.toContain('deep');
      expect(body.split('</').length).toBeLessThan(600);
      expect(footer).toContain('<p>kept</p>');
    },
  );

  test('a broken snippet breaks nothing but itself', () => {
    const { body, footer } = prepareSnippets(
      { body: '<div><p>open', footer: '</div></body></html><b>x' },
      { nonce: 'n', consentRequired: false },
    );
    expect(body).toBe('<site-snippet data-place="body"><div><p>open</p></div></site-snippet>');
    expect(footer).toBe('<site-snippet data-place="footer"><b>x</b></site-snippet>');
  });

  test('nested scripts are found, and an end of the element itself cannot get out', () => {
    const { body } = prepareSnippets(
      { body: '</site-snippet><section><script>go()</script></section>' },
      { nonce: 'n', consentRequired: false },
    );
    expect(body).toBe(
      '<site-snippet data-place="body"><section><script nonce="n">go()</script></section></site-snippet>',
    );
  });

  test('nothing configured is nothing written', () => {
    expect(prepareSnippets({ body: '  ' }, { nonce: 'n', consentRequired: false })).toEqual({
      head: '',
      body: '',
      footer: '',
    });
  });

  describe('marked as needing consent', () => {
    const marked =
      '<p>Hi</p><div><script data-consent src="/a.js"></script></div><script type="TEXT/plain" data-consent="ads">b()</script>';

    test('wait in a template where consent is required, and need a nonce only for what stands in them', () => {
      const { body } = prepareSnippets({ body: marked }, { nonce: 'n', consentRequired: true });
      expect(body).toBe(
        '<site-snippet data-place="body"><p>Hi</p><div><template data-consent=""><script src="/a.js"></script></template></div>' +
          '<template data-consent=""><script nonce="n">b()</script></template></site-snippet>',
      );
    });

    test('run at once where it is not', () => {
      const { body } = prepareSnippets({ body: marked }, { nonce: 'n', consentRequired: false });
      expect(body).toContain('<script src="/a.js" nonce="n"></script>');
      expect(body).toContain('<script nonce="n">b()</script>');
    });

    test('stay in the head where they stand there', () => {
      const { head, body } = prepareSnippets(
        { head: '<img data-consent src="/pixel.gif">' },
        { nonce: 'n', consentRequired: true },
      );
      expect(head).toBe('<template data-consent=""><img src="/pixel.gif"></template>');
      expect(body).toBe('');
    });
  });
});
