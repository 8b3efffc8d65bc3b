import {
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { CallError } from '#api/call.ts';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import type { Said } from '#ui/said.ts';

type Fields = Readonly<Record<string, string>>;
type Text = Said | null | undefined;

/** What a change ends with; `null` as a text says nothing. */
export type Outcome<Reply, Input> = {
  /** The toast of a success; the reply's own message where nothing is given. */
  readonly success?: Text | ((reply: Reply, input: Input) => Text);
  /** The toast of a failure; the error's own message where nothing is given. */
  readonly failure?: Text | ((error: Error) => Text);
  /** What is read again after a success: beginnings of keys. The change is pending until it is here. */
  readonly refresh?: readonly QueryKey[] | 'everything';
  /** Also after a failure, which may mean that somebody else was quicker. */
  readonly refreshOnError?: boolean;
  /** At once, also where the screen has been left meanwhile; `mutate` takes what waits for the refresh or belongs to the screen. */
  readonly onSuccess?: (reply: Reply, input: Input) => void;
  readonly onError?: (error: Error) => void;
  /** At once after either. */
  readonly onSettled?: () => void;
};

/** What sends the change: a call, or one with what it does by itself, as showing the change early. */
type Sent<Reply, Input, Before> = ((input: Input) => Promise<Reply>) | UseMutationOptions<Reply, Error, Input, Before>;

/** Where the screen itself says how it went. */
export const QUIET = { success: null, failure: null } as const;

/** Where several work on the same, as in the console: whatever is on the screen may have changed. */
export const READ_ALL_AGAIN = { refresh: 'everything', refreshOnError: true } as const;

const NONE: Fields = {};
const fieldsOf = (error: Error | null): Fields => (error instanceof CallError ? error.fields : NONE);

/** For a form that shows `fields` beside its inputs: what names a field needs no toast. */
export const unlessInFields = (error: Error): string | null =>
  Object.keys(fieldsOf(error)).length === 0 ? error.message : null;

const messageOf = (reply: unknown): Text => {
  const message = typeof reply === 'object' && reply !== null && 'message' in reply ? reply.message : null;
  return typeof message === 'string' ? message : null;
};

/** Sends a change, says how it went and reads again what shows it. `fields` are the messages that a refusal has for fields. */
export function useChange<Reply, Input = void, Before = unknown>(
  sent: Sent<Reply, Input, Before>,
  { success, failure, refresh = [], refreshOnError = false, onSuccess, onError, onSettled }: Outcome<Reply, Input> = {},
): UseMutationResult<Reply, Error, Input, Before> & { readonly fields: Fields } {
  const queries = useQueryClient();
  const mutation: UseMutationOptions<Reply, Error, Input, Before> =
    typeof sent === 'function' ? { mutationFn: (input: Input) => sent(input) } : sent;
  const readAgain = () =>
    refresh === 'everything'
      ? queries.invalidateQueries()
      : Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const change = useMutation({
    ...mutation,
    onSuccess: async (reply, input, ...rest) => {
      await mutation.onSuccess?.(reply, input, ...rest);
      const text =
        success === undefined ? messageOf(reply) : typeof success === 'function' ? success(reply, input) : success;
      if (text) toastSuccess(text);
      onSuccess?.(reply, input);
      onSettled?.();
      await readAgain();
    },
    onError: async (error, ...rest) => {
      await mutation.onError?.(error, ...rest);
      const text = failure === undefined ? error.message : typeof failure === 'function' ? failure(error) : failure;
      if (text) toastError(text);
      onError?.(error);
      onSettled?.();
      if (refreshOnError) await readAgain();
    },
  });
  return { ...change, fields: fieldsOf(change.error) };
}
