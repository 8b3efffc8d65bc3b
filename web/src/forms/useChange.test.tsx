import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { createQueryClient } from '#api/queries.ts';
import { renderHookAlone } from '#test/render-alone.tsx';
import { toastList } from '#ui/overlays/Toaster.tsx';
import { QUIET, unlessInFields, useChange } from './useChange.ts';

afterEach(() => toastList.clear());

const toasts = () => toastList.get().map(({ text, failed }) => `${failed ? 'no' : 'yes'}: ${text}`);

function shown<Result>(hook: () => Result) {
  const queries = createQueryClient();
  return renderHookAlone(hook, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
}

const SAVED = { message: 'Saved.' };
const refused = new CallError(409, 'It was changed meanwhile.', 'changed', {}, {});
const save = { mutationFn: async (_name: string) => SAVED };
const fail = { mutationFn: (_name: string): Promise<typeof SAVED> => Promise.reject(refused) };

test('a change says the message of the reply, and of a refusal its own', async () => {
  const { result } = shown(() => ({ save: useChange(save), fail: useChange(fail) }));
  await act(() => result.current.save.mutateAsync('ply'));
  expect(toasts()).toEqual(['yes: Saved.']);
  act(() => result.current.fail.mutate('ply'));
  await waitFor(() => expect(toasts()[0]).toBe('no: It was changed meanwhile.'));
});

test('a screen can say it in other words, or by itself', async () => {
  const words = { success: (_: unknown, name: string) => `${name} is saved.`, failure: 'Failed to save.' };
  const { result } = shown(() => ({
    worded: useChange(save, words),
    failing: useChange(fail, words),
    quiet: useChange(save, QUIET),
    failingQuietly: useChange(fail, QUIET),
  }));
  const { worded, failing, quiet, failingQuietly } = result.current;
  await act(() => quiet.mutateAsync('ply'));
  await act(() => failingQuietly.mutateAsync('ply').catch(() => undefined));
  expect(toasts()).toEqual([]);
  await act(() => worded.mutateAsync('ply'));
  await act(() => failing.mutateAsync('ply').catch(() => undefined));
  expect(toasts()).toEqual(['no: Failed to save.', 'yes: ply is saved.']);
});

test('a refusal that names fields stands beside them and not in a toast', async () => {
  const named = new CallError(422, 'Please check your input.', 'validation', { name: 'Name is required' }, {});
  const { result } = shown(() =>
    useChange({ mutationFn: (): Promise<unknown> => Promise.reject(named) }, { failure: unlessInFields }),
  );
  expect(result.current.fields).toEqual({});
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.fields).toEqual({ name: 'Name is required' }));
  expect(toasts()).toEqual([]);
});

test('what shows the change is read again before it counts as done, after a refusal only where that is asked for', async () => {
  const read = vi.fn(async () => read.mock.calls.length);
  const { result } = shown(() => ({
    list: useQuery({ queryKey: ['products', 'own'], queryFn: read }),
    save: useChange(save, { refresh: [['products']] }),
    fail: useChange(fail, { refresh: [['products']] }),
    late: useChange(fail, { refresh: 'everything', refreshOnError: true }),
  }));
  await waitFor(() => expect(result.current.list.data).toBe(1));
  await act(() => result.current.save.mutateAsync('ply'));
  expect(read).toHaveBeenCalledTimes(2);
  await act(() => result.current.fail.mutateAsync('ply').catch(() => undefined));
  expect(read).toHaveBeenCalledTimes(2);
  await act(() => result.current.late.mutateAsync('ply').catch(() => undefined));
  expect(read).toHaveBeenCalledTimes(3);
});

test('what a mutation does by itself, as showing a change early and taking it back, comes first', async () => {
  const order: string[] = [];
  const early = {
    mutationFn: (_name: string): Promise<unknown> => Promise.reject(refused),
    onMutate: (name: string) => name,
    onError: (_error: Error, _name: string, before: string | undefined) => void order.push(`${before} is back`),
  };
  const { result } = shown(() =>
    useChange(early, { onError: () => order.push(toasts().join()), onSettled: () => order.push('settled') }),
  );
  await act(() => result.current.mutateAsync('ply').catch(() => undefined));
  expect(order).toEqual(['ply is back', 'no: It was changed meanwhile.', 'settled']);
});

test('a screen that was left meanwhile still says how it went', async () => {
  const answer = Promise.withResolvers<typeof SAVED>();
  const { result, unmount } = shown(() => useChange({ mutationFn: () => answer.promise }));
  act(() => result.current.mutate());
  unmount();
  answer.resolve(SAVED);
  await waitFor(() => expect(toasts()).toEqual(['yes: Saved.']));
});
