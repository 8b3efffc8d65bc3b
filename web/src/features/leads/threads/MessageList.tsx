import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { OfferCard } from './OfferCard.tsx';
import type { FoundThread } from './useThread.ts';

/** What both sides wrote, the latest last. */
export function MessageList({ thread: { found, newest } }: { thread: FoundThread }) {
  const { t } = useLingui();
  return (
    <>
      {found.isError && (
        <ErrorState text={t`Failed to load messages. Please try again.`} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Waiting />}
      {found.hasNextPage && (
        <Button variant="line" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      {found.data && newest && (
        <Messages messages={found.data.pages.flatMap(({ data }) => data)} withName={newest.thread.withName} />
      )}
    </>
  );
}

/** Why contacts are hidden. */
export const HiddenNotice = ({ notice }: { notice: string }) => (
  <p className="flex items-start gap-2 text-ink-2 text-meta">
    <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
    {notice}
  </p>
);

type Shown = Parameters<typeof MessageBubble>[0]['message'];

/** What has just been sent, or came while one looked, is seen without scrolling. */
function useNewestInView(newest: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);
  return list;
}

function Messages({ messages, withName }: { messages: readonly Shown[]; withName: string }) {
  const { t } = useLingui();
  const list = useNewestInView(messages[0]?._id);
  if (messages.length === 0)
    return (
      <p className="text-ink-3 text-ui">
        <Trans>No messages yet.</Trans>
      </p>
    );
  return (
    <ol
      ref={list}
      aria-label={t`Messages`}
      // On a phone the answer's form stands above the foot of the window.
      className="grid grid-cols-1 gap-2 max-lg:*:scroll-mb-90 lg:*:scroll-mb-4"
    >
      {messages
        .toReversed()
        .map((message) =>
          message.offer ? (
            <OfferCard key={message._id} message={message} offer={message.offer} withName={withName} />
          ) : (
            <MessageBubble key={message._id} message={message} withName={withName} />
          ),
        )}
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
