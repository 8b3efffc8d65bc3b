import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { MessageBox } from './MessageBox.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import * as TEXTS from './texts.ts';
import { readingThread, threadMessages } from './threads.queries.ts';

type Props = {
  threadId: string;
  /** The heading, as 'Questions to Tapi Plywood'. */
  title: string;
  level?: 2 | 3;
  /** Sentences to start from. */
  starters?: readonly string[];
  /** Answers given often, offered every time. */
  quickReplies?: readonly string[];
  /** Whether it was opened to write: the field then takes the keyboard. */
  startsWriting?: boolean;
  /** What else shows how many messages there are. */
  onChange?: () => void;
};

/** What a buyer and a seller wrote to each other, and a field to write more. Opening it marks it as read. */
export function ThreadPanel(props: Props) {
  const { threadId, title, level = 3, starters = [], quickReplies = [], startsWriting = false, onChange } = props;
  const Heading = `h${level}` as const;
  const queries = useQueryClient();
  const found = useInfiniteQuery(threadMessages(threadId));
  const newest = found.data?.pages[0];
  const reading = useChange(readingThread(threadId), {
    ...QUIET,
    onSuccess: () => {
      // Not awaited, because new unread messages may come with it.
      void queries.invalidateQueries({ queryKey: ['threads', threadId] });
      onChange?.();
    },
  });
  const unread = newest?.thread.unread ?? 0;
  const markRead = useEffectEvent(() => {
    if (unread > 0 && !reading.isPending) reading.mutate();
  });
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread]);
  return (
    <section aria-label={title} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] lg:gap-6">
      <div className="grid content-start gap-3">
        <Heading className="font-semibold text-ui">{title}</Heading>
        {found.isError && <ErrorState text={TEXTS.failedToLoadMessages} onRetry={() => void found.refetch()} />}
        {found.isPending && <Waiting />}
        {found.hasNextPage && (
          <Button variant="line" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {TEXTS.showEarlierMessages}
          </Button>
        )}
        {found.data && newest && (
          <Messages messages={found.data.pages.flatMap(({ data }) => data)} withName={newest.thread.withName} />
        )}
      </div>
      {newest && (
        <div className="grid content-end gap-3">
          {newest.thread.notice && (
            <p className="flex items-start gap-2 text-ink-2 text-meta">
              <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
              {newest.thread.notice}
            </p>
          )}
          {newest.thread.isOpen ? (
            <MessageBox
              threadId={threadId}
              label={title}
              starters={newest.total === 0 ? starters : []}
              quickReplies={quickReplies}
              startsWriting={startsWriting}
              onSent={() => onChange?.()}
            />
          ) : (
            <p className="text-ink-2 text-ui">{TEXTS.thisMemberHasLeft}</p>
          )}
        </div>
      )}
    </section>
  );
}

type Shown = Parameters<typeof MessageBubble>[0]['message'];

function Messages({ messages, withName }: { messages: readonly Shown[]; withName: string }) {
  if (messages.length === 0) return <p className="text-ink-3 text-ui">{TEXTS.noMessagesYet}</p>;
  return (
    <ol aria-label={TEXTS.messages} className="grid gap-2">
      {messages.toReversed().map((message) => (
        <MessageBubble key={message._id} message={message} withName={withName} />
      ))}
    </ol>
  );
}

const Waiting = () => (
  <>
    <Loading />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </>
);
