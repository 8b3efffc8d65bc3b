import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_MESSAGE } from '@plyhaat/contract/leads/threads';
import { MEDIA_USES } from '@plyhaat/contract/media/media';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { uploadFile } from '#api/upload.ts';
import { useDraft } from '#forms/drafts.ts';
import { ToldContacts } from '#forms/ToldContacts.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { writingMessage } from './threads.queries.ts';

type Props = {
  threadId: string;
  label: string;
  starters: readonly string[];
  quickReplies: readonly string[];
  startsWriting: boolean;
  onSent: () => void;
};

/** What was typed stays in this browser until it is sent. */
function useTyped(threadId: string) {
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useDraft(`message.${threadId}`, form);
  return {
    text: useWatch({ control: form.control, name: 'text' }),
    setText: (text: string) => form.setValue('text', text),
    clear: () => {
      form.reset();
      draft.clear();
    },
  };
}

/** A field for the next message, with a file if need be. */
export function MessageBox({ threadId, label, starters, quickReplies, startsWriting, onSent }: Props) {
  const { t } = useLingui();
  const { text, setText, clear } = useTyped(threadId);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (startsWriting) field.current?.focus({ preventScroll: true });
  }, [startsWriting]);
  /** Goes on from what is written already. */
  const take = (offered: string) => {
    setText([text.trim(), offered].filter(Boolean).join(' '));
    field.current?.focus();
  };
  const attached = useAttached();
  const sending = useChange(writingMessage(threadId), {
    success: null,
    refresh: [['threads', threadId]],
    onSuccess: () => {
      clear();
      attached.clear();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || (text.trim() === '' && !attached.file)) return;
    sending.mutate({ text, file: attached.file?._id }, { onSuccess: onSent });
  };
  return (
    <form onSubmit={submit} aria-label={label} className="grid gap-2">
      <Offered label={t`Questions`} texts={starters} onTake={take} />
      <Offered label={t`Quick replies`} texts={quickReplies} onTake={take} />
      <ToldContacts>
        <Textarea
          ref={field}
          aria-label={t`Your message`}
          rows={2}
          maxLength={LONGEST_MESSAGE}
          placeholder={quickReplies.length > 0 ? t`Price, stock, delivery` : t`Ask about grade, delivery, price`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-20"
        />
      </ToldContacts>
      <div className="flex items-center justify-between gap-3">
        <Attach {...attached} />
        <Button type="submit" variant="line" busy={sending.isPending || attached.busy}>
          <SendHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}

type OfferedProps = { label: string; texts: readonly string[]; onTake: (text: string) => void };

/** Sentences that a tap puts into the field. */
function Offered({ label, texts, onTake }: OfferedProps) {
  if (texts.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {texts.map((text) => (
        <Chip key={text} onClick={() => onTake(text)}>
          {text}
        </Chip>
      ))}
    </fieldset>
  );
}

/** One document, uploaded as soon as it is chosen. */
function useAttached() {
  const { t } = useLingui();
  const uploading = useChange((file: File) => uploadFile(file, 'document', {}), {
    success: null,
    failure: (error) => (error instanceof CallError ? error.message : t`Upload failed`),
  });
  const [name, setName] = useState('');
  return {
    file: uploading.data,
    name,
    busy: uploading.isPending,
    clear: () => uploading.reset(),
    choose: (file: File) => {
      setName(file.name);
      uploading.mutate(file);
    },
  };
}

const { accept } = MEDIA_USES.document.takes[0];

function Attach({ file, name, busy, choose, clear }: ReturnType<typeof useAttached>) {
  const { t } = useLingui();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) choose(chosen);
    event.target.value = '';
  };
  if (file)
    return (
      <span className="flex min-w-0 items-center gap-1 text-meta">
        <span className="truncate">{name}</span>
        <Button variant="quiet" size="round" aria-label={t`Remove ${name}`} onClick={clear}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </span>
    );
  return (
    <label
      aria-busy={busy}
      className={buttonClass(
        { variant: 'quiet' },
        'has-focus-visible:outline-2 has-focus-visible:outline-teak has-focus-visible:outline-offset-2',
      )}
    >
      <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Attach a file</Trans>
      <input type="file" accept={accept} onChange={take} className="sr-only" />
    </label>
  );
}
