import { expect, test } from 'vitest';
import { BUYER, SELLER, SPELLINGS, tells } from './canaries.ts';
import { expectNumbersHidden } from './expect-hidden.ts';

test('the search finds a number and an e-mail address in every spelling', () => {
  for (const [name, spell] of Object.entries(SPELLINGS)) {
    expect(tells(`<p>${spell(SELLER)}</p>`, SELLER), name).toBe(true);
    expect(tells(spell(SELLER), BUYER), name).toBe(false);
  }
});

test('numbers written everywhere stand in no picture, paper, mail, push or table but those meant to tell them', () =>
  expectNumbersHidden(SPELLINGS['in two groups'] ?? String));
