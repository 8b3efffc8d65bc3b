import { act, cleanup } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { Input, NativeSelect, Textarea } from './Input.tsx';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  cleanup();
});

/** Server HTML in which somebody types before React comes. */
async function hydrated(page: ReactElement, type: (field: HTMLInputElement) => void) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const field = box.querySelector<HTMLInputElement>('input, textarea, select');
  if (!field) throw new Error('the page has no field');
  type(field);
  await act(async () => {
    root = hydrateRoot(box, page);
  });
  return { box, field };
}

function Counted({ as: Text }: { as: typeof Input | typeof Textarea }) {
  const [text, setText] = useState('');
  return (
    <>
      <Text
        value={text}
        onChange={({ target }: { target: { value: string } }) => setText(target.value.toUpperCase())}
      />
      <output>{text}</output>
    </>
  );
}

test.each([Input, Textarea])('what was typed into a field before React came is its state (%o)', async (as) => {
  const { box, field } = await hydrated(<Counted as={as} />, (field) => {
    field.value = 'marine';
    field.setSelectionRange(2, 2);
  });
  expect(box.querySelector('output')).toHaveTextContent('MARINE');
  expect(field).toHaveValue('MARINE');
});

function Enquiry() {
  const { register, watch } = useForm({ defaultValues: { name: '', unit: 'Nos' } });
  return (
    <form>
      <Input {...register('name')} />
      <output>{JSON.stringify(watch())}</output>
    </form>
  );
}

test('a form with values of its own takes over what was typed before it came', async () => {
  const { box, field } = await hydrated(<Enquiry />, (field) => {
    field.value = 'Meera';
  });
  expect(field).toHaveValue('Meera');
  expect(box.querySelector('output')).toHaveTextContent('{"name":"Meera","unit":"Nos"}');
});

function Sorted() {
  const [order, setOrder] = useState('new');
  return (
    <>
      <NativeSelect value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="cheap">Cheapest</option>
        <option value="new">Newest</option>
      </NativeSelect>
      <output>{order}</output>
    </>
  );
}

test('a choice made before React came counts, and one that was not made changes nothing', async () => {
  const chosen = await hydrated(<Sorted />, (field) => {
    field.value = 'cheap';
  });
  expect(chosen.box.querySelector('output')).toHaveTextContent('cheap');
  act(() => root?.unmount());
  const left = await hydrated(<Sorted />, () => {});
  expect(left.box.querySelector('output')).toHaveTextContent('new');
  expect(left.field).toHaveValue('new');
});
