import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_COMMENT } from '@plyhaat/contract/content/comments';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { session, useSession } from '#api/session.ts';
import { useDraft } from '#forms/drafts.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { toastSuccess } from '#ui/overlays/Toaster.tsx';
import { sendComment } from './comments.queries.ts';

type Props = {
  blogId: string;
  label: string;
  placeholder?: string;
  parentId?: string;
  id?: string;
  onDone?: () => void;
};

/** What was typed stays while a visitor signs in, and over a reload. */
export function CommentForm({ blogId, label, placeholder, parentId, id, onDone }: Props) {
  const { t } = useLingui();
  const { isAuthenticated } = useSession();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useDraft(`comment.${blogId}.${parentId ?? 'post'}`, form);
  const [busy, setBusy] = useState(false);
  const submit = form.handleSubmit(async ({ text }) => {
    if (!session.get().isAuthenticated) return openLogin();
    setBusy(true);
    try {
      const { message } = await sendComment({ blogId, text, parentId: parentId ?? null });
      form.reset();
      draft.clear();
      toastSuccess(message);
      await queries.invalidateQueries({ queryKey: ['comments', blogId] });
      onDone?.();
    } catch (refusal) {
      form.setError('text', { message: (refusal as Error).message });
    } finally {
      setBusy(false);
    }
  });
  const length = form.watch('text').length;
  const left = t`${{ length: length.toLocaleString('en-IN') }} of ${{ limit: LONGEST_COMMENT.toLocaleString('en-IN') }}`;
  return (
    <Form id={id} onSubmit={submit} className="mt-5 grid scroll-mt-40 gap-2 print:hidden">
      <PublicField
        label={label}
        error={form.formState.errors.text?.message}
        help={t`${left}. It appears after our team has approved it.`}
      >
        <Textarea
          maxLength={LONGEST_COMMENT}
          placeholder={placeholder}
          {...form.register('text', { validate: (text) => text.trim() !== '' || t`Please enter a comment` })}
        />
      </PublicField>
      <div className="flex flex-wrap justify-end gap-2">
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" variant="line" busy={busy}>
          {isAuthenticated ? t`Comment` : t`Sign in to comment`}
        </Button>
      </div>
    </Form>
  );
}
