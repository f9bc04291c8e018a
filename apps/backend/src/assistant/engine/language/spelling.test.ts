import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { demoBrand } from '../testing/make-request.ts';
import { readText } from './read-text.ts';
import { mended } from './spelling.ts';

const lucia = knowledgeOf(demoBrand('trattoria-lucia'));

describe('a misspelt word', () => {
  test.each([
    ['sundday', 'sunday'],
    ['snuday', 'sunday'],
    ['sundy', 'sunday'],
    ['booxing', 'boxing'],
    ['platte', 'plate'],
    ['secondd', 'second'],
    ['limt', 'limit'],
    ['litle', 'little'],
    ['thse', 'these'],
    ['dolars', 'dollars'],
    ['insttead', 'instead'],
    ['resevation', 'reservation'],
    ['marghrita', 'margherita'],
    ['tirimisu', 'tiramisu'],
    ['whaats', 'whats'],
  ])('%s is %s', (typed, meant) => {
    expect(mended(typed, lucia)).toBe(meant);
  });

  test.each(['interac', 'reheat', 'uber', 'hyde', 'capitol', 'birria', 'kombucha', 'bolognese'])(
    '%s is none',
    (word) => {
      expect(mended(word, lucia)).toBe(word);
    },
  );

  test('is spelt right before dates and glossaries are read', () => {
    expect(readText('whaats open on chrisstmas', lucia)).toMatchObject({ plain: 'what is open on christmas' });
    expect(readText('ouvert dimannche ?', lucia)).toMatchObject({ language: 'fr', plain: 'open sunday' });
    expect(readText('ouvert dimannche ?', lucia).bare).toContain('dimanche');
  });
});
