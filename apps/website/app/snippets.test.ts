import { describe, expect, test } from 'vitest';
import { prepareSnippets } from './snippets.ts';

describe("the operator's snippets", () => {
  test('scripts bear the nonce of the page, and only that one', () => {
    const { head } = prepareSnippets({ head: '<script nonce="old" src="https://tag.example/t.js"></script>' }, 'n1');
    expect(head).toBe('<script src="https://tag.example/t.js" nonce="n1"></script>');
  });

  test('what may not stand in a head goes to the body', () => {
    const { head, body } = prepareSnippets({ head: '<meta name="a" content="b"><div>widget</div>text' }, 'n');
    expect(head).toBe('<meta name="a" content="b">');
    expect(body).toBe('<site-snippet data-place="body"><div>widget</div>text</site-snippet>');
  });

  test('a broken snippet breaks nothing but itself', () => {
    const { body, footer } = prepareSnippets({ body: '<div><p>open', footer: '</div></body></html><b>x' }, 'n');
    expect(body).toBe('<site-snippet data-place="body"><div><p>open</p></div></site-snippet>');
    expect(footer).toBe('<site-snippet data-place="footer"><b>x</b></site-snippet>');
  });

  test('nested scripts are found, and an end of the element itself cannot get out', () => {
    const { body } = prepareSnippets({ body: '</site-snippet><section><script>go()</script></section>' }, 'n');
    expect(body).toBe(
      '<site-snippet data-place="body"><section><script nonce="n">go()</script></section></site-snippet>',
    );
  });

  test('nothing configured is nothing written', () => {
    expect(prepareSnippets({ body: '  ' }, 'n')).toEqual({ head: '', body: '', footer: '' });
  });
});
