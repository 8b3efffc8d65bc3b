import { i18n } from '@lingui/core';
import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refusalOf } from '#api/call.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { inPageLanguage, loadContractSentences } from './contract-sentences.ts';

const NAME = z.object({ name: z.string().check(z.maxLength(5)) });
const TOO_LONG = { name: 'Devanagari' };

afterEach(() => i18n.activate('en'));

const saidOf = async (values: { name: string }) => {
  const { errors } = await resolverOf(NAME)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return (errors as { name?: { message?: string } }).name?.message;
};

test('a rule that is checked in the browser speaks the language of the page, with its values', async () => {
  const english = readPlainly(NAME, TOO_LONG).error?.issues[0]?.message;
  expect(english).toBe('Please use at most 5 characters');
  expect(await saidOf(TOO_LONG)).toBe(english);
  i18n.activate('hi');
  const hindi = await saidOf(TOO_LONG);
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  expect(hindi).toContain('5');
});

test('so does a refusal that said nothing; what nobody translated stays as it is', async () => {
  i18n.activate('mr');
  await loadContractSentences();
  expect(refusalOf(502, null).message).toMatch(/\p{Script=Devanagari}/u);
  expect(inPageLanguage('Some words')).toBe('Some words');
});
