import { globSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { AmountInput } from './AmountInput.tsx';
import { Field } from './Field.tsx';

test('an amount may be typed with all that people write around it', async () => {
  const { container } = renderAlone(
    <Field label="Price" error="Price is required">
      <AmountInput name="price" suffix="per sheet" />
    </Field>,
  );
  const field = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.type(field, 'Rs. 99,99,99,999.00/-');
  expect(field).toHaveValue('Rs. 99,99,99,999.00/-');
  expect(field).toHaveAttribute('inputmode', 'decimal');
  expect(field).toBeInvalid();
  await expectNoAxeViolations(container);
});

/** What is filled in from a product, and the answer to a question, which may be in words. */
const NO_AMOUNT = ['FilledIn.tsx', 'QuestionFields.tsx'];

test('every field for an amount is this one', () => {
  const sources = globSync('web/src/{features,console,forms,shell}/**/*.tsx').filter(
    (file) => !file.includes('gallery'),
  );
  expect(sources.length).toBeGreaterThan(300);
  const others = sources.filter((file) => /<InputGroup[^>]*prefix="₹"/s.test(readFileSync(file, 'utf8')));
  expect(others.filter((file) => !NO_AMOUNT.some((name) => file.endsWith(name)))).toEqual([]);
});
