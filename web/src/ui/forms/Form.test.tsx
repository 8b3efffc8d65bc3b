import { globSync, readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAlone } from '#test/render-alone.tsx';
import { Field, FieldNote } from './Field.tsx';
import { Form } from './Form.tsx';
import { Input } from './Input.tsx';

const seen = vi.fn();
Element.prototype.scrollIntoView = function scrolled() {
  seen(this);
};
afterEach(() => seen.mockClear());

/** `refuses` says what is wrong, at once or when the server has answered. */
function Sample({ refuses }: { refuses: () => Promise<string[]> | string[] }) {
  const [wrong, setWrong] = useState<string[]>([]);
  const error = (name: string) => (wrong.includes(name) ? `${name} is wrong` : undefined);
  return (
    <Form
      aria-label="Sample"
      onSubmit={async (event) => {
        event.preventDefault();
        setWrong(await refuses());
      }}
    >
      <Field label="Name" error={error('Name')}>
        <Input />
      </Field>
      <fieldset aria-describedby="kinds-note">
        <button type="button">Marine</button>
        <FieldNote id="kinds-note" error={error('Kinds')} />
      </fieldset>
      <Field label="Price" error={error('Price')}>
        <Input />
      </Field>
      <button type="submit">Save</button>
    </Form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the first field that is wrong comes into view with the cursor in it, again at every sending', async () => {
  renderAlone(<Sample refuses={() => ['Price', 'Name']} />);
  await save();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(seen).toHaveBeenLastCalledWith(name);
  await save();
  await waitFor(() => expect(name).toHaveFocus());
});

test('of a choice that is wrong the first entry has the cursor', async () => {
  renderAlone(<Sample refuses={() => ['Kinds', 'Price']} />);
  await save();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Marine' })).toHaveFocus());
});

test('what the server refuses is shown so too, but not to somebody who types on', async () => {
  const answers = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  let at = 0;
  renderAlone(<Sample refuses={() => answers[at++]?.promise ?? []} />);
  await save();
  answers[0]?.resolve(['Price']);
  const price = screen.getByRole('textbox', { name: 'Price' });
  await waitFor(() => expect(price).toHaveFocus());
  await save();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'Teak');
  answers[1]?.resolve(['Name', 'Price']);
  expect(await screen.findByText('Name is wrong')).toBeVisible();
  await userEvent.type(name, ' veneer');
  expect(name).toHaveFocus();
  expect(seen).toHaveBeenLastCalledWith(price);
});

/** One field or one code, which sets the cursor itself; the calculator sends nothing. */
const OF_ONE_FIELD = /identity\/(?:login|settings|staff\/factor)\/|ConfirmByCode|NewsletterForm|calculator\//;

test('every form that tells errors at its fields is this one', () => {
  const sources = globSync('web/src/{features,console,forms,shell}/**/*.tsx').filter(
    (file) => !file.includes('.test.'),
  );
  expect(sources.length).toBeGreaterThan(300);
  const others = sources.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return /<form\b/.test(source) && /\berror=/.test(source);
  });
  expect(others.filter((file) => !OF_ONE_FIELD.test(file))).toEqual([]);
});
