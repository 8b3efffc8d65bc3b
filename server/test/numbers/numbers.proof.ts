import { test } from 'vitest';
import { SPELLINGS } from './canaries.ts';
import { expectNumbersHidden } from './expect-hidden.ts';

test.each(Object.entries(SPELLINGS))(
  'a number %s stands in no picture, paper, mail, push or table but those meant to tell it',
  (_name, spell) => expectNumbersHidden(spell),
);
