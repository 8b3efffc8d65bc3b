import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { type Said, useSay } from '#ui/said.ts';

const account = getRouteApi('/account');

export type FormPageWords = {
  readonly add: Said;
  readonly addLine: Said;
  readonly edit: Said;
  readonly editLine: Said;
  readonly loadFailed: Said;
};

type Saved<T> = { readonly id: string; readonly data: T };
type Props<T, Key extends QueryKey> = {
  words: FormPageWords;
  /** What was saved last of the one with this id. */
  saved: (id: string) => UseQueryOptions<T, Error, T, Key>;
  children: (saved?: Saved<T>) => ReactNode;
};

/** Adds something, or edits the one that the address names (ALL-24). */
export function FormPage<T, Key extends QueryKey>({ words, saved, children }: Props<T, Key>) {
  const { id, extra } = account.useSearch();
  const editing = id ?? extra;
  if (editing) return <SavedForm key={editing} id={editing} words={words} query={saved(editing)} form={children} />;
  return (
    <Page key="new" title={words.add} line={words.addLine}>
      {children()}
    </Page>
  );
}

function Page({ title, line, children }: { title: Said; line: Said; children: ReactNode }) {
  const say = useSay();
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">{say(title)}</h1>
        <p className="text-ink-2">{say(line)}</p>
      </div>
      {children}
    </div>
  );
}

type SavedFormProps<T, Key extends QueryKey> = {
  id: string;
  words: Pick<FormPageWords, 'edit' | 'editLine' | 'loadFailed'>;
  query: UseQueryOptions<T, Error, T, Key>;
  form: (saved: Saved<T>) => ReactNode;
};

/** A form that starts from something saved. */
export function SavedForm<T, Key extends QueryKey>({ id, words, query, form }: SavedFormProps<T, Key>) {
  const say = useSay();
  const { data, isError, isFetching, isStale, refetch } = useQuery(query);
  // Waits for the newest saved version, because a form keeps the values it starts with.
  const [started, setStarted] = useState(false);
  const isReady = data !== undefined && (started || !isStale || !isFetching);
  if (isReady && !started) setStarted(true);
  return (
    <Page title={words.edit} line={words.editLine}>
      {isError && <ErrorState text={say(words.loadFailed)} onRetry={() => void refetch()} busy={isFetching} />}
      {!isReady && !isError && <FormSkeleton />}
      {isReady && form({ id, data })}
    </Page>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-12" />
      <Skeleton corners="control" className="h-12" />
      <Skeleton corners="control" className="h-40" />
    </div>
  );
}
