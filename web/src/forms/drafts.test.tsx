import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { forgetDrafts, useDraft } from './drafts.ts';

const member = (_id: string) => ({ _id, name: 'Asha', role: 'DEALER', profileImage: '' }) as const;

beforeEach(() => {
  localStorage.clear();
  session.signIn(member('m1'), 'token');
});
afterEach(() => vi.useRealTimers());

function Form() {
  const form = useForm({ defaultValues: { name: 'Asha', city: 'Nashik' } });
  const { restored, clear } = useDraft('profile', form);
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="City" {...form.register('city')} />
      {restored && <p>Restored</p>}
      <button type="button" onClick={clear}>
        Saved
      </button>
    </form>
  );
}
const name = () => screen.getByLabelText('Name');
const type = (text: string) => userEvent.type(name(), text);

test('what was typed is there again when the form comes back, beside what was not touched', async () => {
  const first = renderAlone(<Form />);
  await type(' Rao');
  first.unmount();
  renderAlone(<Form />);
  expect(name()).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('City')).toHaveValue('Nashik');
  expect(screen.getByText('Restored')).toBeVisible();
});

test('a session that ends first loses nothing', async () => {
  const first = renderAlone(<Form />);
  await type(' Rao');
  act(() => session.clear());
  first.unmount();
  session.signIn(member('m1'), 'token');
  renderAlone(<Form />);
  expect(name()).toHaveValue('Asha Rao');
});

test('another member on the same machine sees nothing of it', async () => {
  const first = renderAlone(<Form />);
  await type(' Rao');
  first.unmount();
  session.signIn(member('m2'), 'token');
  renderAlone(<Form />);
  expect(name()).toHaveValue('Asha');
});

test('a saved form leaves no draft', async () => {
  const first = renderAlone(<Form />);
  await type(' Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  first.unmount();
  renderAlone(<Form />);
  expect(name()).toHaveValue('Asha');
  expect(screen.queryByText('Restored')).not.toBeInTheDocument();
});

test('signing out forgets every draft, also one that was about to be written', async () => {
  const first = renderAlone(<Form />);
  await type(' Rao');
  forgetDrafts();
  first.unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('a draft is forgotten after a week, and junk in the storage is no draft', async () => {
  const first = renderAlone(<Form />);
  await type(' Rao');
  first.unmount();
  const [key = ''] = Object.keys(localStorage).filter((key) => key.includes('draft'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 });
  renderAlone(<Form />).unmount();
  expect(localStorage.getItem(key)).toBeNull();
  localStorage.setItem(key, '{"values"');
  renderAlone(<Form />);
  expect(name()).toHaveValue('Asha');
});
