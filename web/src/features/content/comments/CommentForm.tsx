import { COMMENT_NEEDED, LONGEST_COMMENT } from '@plyhaat/contract/content/comments';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { session, useSession } from '#api/session.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { toastSuccess } from '#ui/overlays/Toaster.tsx';
import { sendComment } from './comments.queries.ts';
import * as TEXTS from './texts.ts';

type Props = {
  blogId: string;
  label: string;
  placeholder?: string;
  parentId?: string;
  id?: string;
  onDone?: () => void;
};

/** What was typed stays while a visitor signs in. */
export function CommentForm({ blogId, label, placeholder, parentId, id, onDone }: Props) {
  const { isAuthenticated } = useSession();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!text.trim()) return setError(COMMENT_NEEDED);
    if (!session.get().isAuthenticated) return openLogin();
    setBusy(true);
    try {
      const { message } = await sendComment({ blogId, text, parentId: parentId ?? null });
      setText('');
      toastSuccess(message);
      await queries.invalidateQueries({ queryKey: ['comments', blogId] });
      onDone?.();
    } catch (refusal) {
      setError((refusal as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  const left = TEXTS.lengthOfLimit(text.length.toLocaleString('en-IN'), LONGEST_COMMENT.toLocaleString('en-IN'));
  return (
    <Form id={id} onSubmit={(event) => void submit(event)} className="mt-5 grid scroll-mt-40 gap-2 print:hidden">
      <PublicField label={label} error={error} help={TEXTS.shownAfterOurTeam(left)}>
        <Textarea
          value={text}
          maxLength={LONGEST_COMMENT}
          placeholder={placeholder}
          onChange={({ target }) => type(target.value)}
        />
      </PublicField>
      <div className="flex flex-wrap justify-end gap-2">
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            {TEXTS.cancel}
          </Button>
        )}
        <Button type="submit" variant="line" busy={busy}>
          {isAuthenticated ? TEXTS.comment : TEXTS.signInToComment}
        </Button>
      </div>
    </Form>
  );
}
