import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REPLY, ReplyForm } from '@plyhaat/contract/reviews/replies';
import type { Review } from '@plyhaat/contract/reviews/reviews';
import { useForm } from 'react-hook-form';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { Notice } from '#forms/Notice.tsx';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { replyDeleting, replySending } from './replies.queries.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; review: Review };

/** The one reply of a seller to a review: written, changed, taken back. */
export function ReplyDialog({ open, onOpenChange, review }: Props) {
  const { t } = useLingui();
  const form = useForm<ReplyForm>({
    resolver: resolverOf(ReplyForm),
    defaultValues: { message: review.reply?.message ?? '' },
  });
  const draft = useDraft(`reply.${review._id}`, form);
  const outcome = {
    failure: null,
    refresh: [['reviews']],
    onSuccess: () => {
      draft.clear();
      onOpenChange(false);
    },
  };
  const sending = useChange(replySending(review), outcome);
  const deleting = useChange(replyDeleting(review), outcome);
  const busy = sending.isPending || deleting.isPending;
  const submit = form.handleSubmit((words) => {
    if (!busy) sending.mutate(words, { onError: (error) => void showRefusal(form, error, ['message']) });
  });
  const failed = sending.error ?? deleting.error;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title={review.reply ? t`Edit your reply` : t`Reply to ${{ name: review.name }}`}
      description={t`Everyone can read it under the review. You can change it later.`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <blockquote className="line-clamp-4 border-line border-l-2 pl-3 text-ink-2 text-ui wrap-anywhere">
          {review.message}
        </blockquote>
        <PublicField label={t`Reply`} required error={form.formState.errors.message?.message}>
          <Textarea rows={5} maxLength={LONGEST_REPLY} {...form.register('message')} />
        </PublicField>
        {failed && <Notice outcome="failed">{failed.message}</Notice>}
        <div className="flex flex-wrap gap-3 *:flex-1">
          {review.reply && (
            <Button variant="line" busy={deleting.isPending} onClick={() => deleting.mutate()}>
              <Trans>Delete reply</Trans>
            </Button>
          )}
          <Button type="submit" busy={sending.isPending}>
            <Trans>Save reply</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
