import { Trans } from '@lingui/react/macro';
import { MessageBox } from './MessageBox.tsx';
import { HiddenNotice, MessageList } from './MessageList.tsx';
import { useThread } from './useThread.ts';

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
  const thread = useThread(threadId, onChange);
  const { newest } = thread;
  return (
    <section aria-label={title} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] lg:gap-6">
      <div className="grid content-start gap-3">
        <Heading className="font-semibold text-ui">{title}</Heading>
        <MessageList thread={thread} />
      </div>
      {newest && (
        <div className="grid content-end gap-3">
          {newest.thread.notice && <HiddenNotice notice={newest.thread.notice} />}
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
            <p className="text-ink-2 text-ui">
              <Trans>This member has left Plyhaat.</Trans>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
