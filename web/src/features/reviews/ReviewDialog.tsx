import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasRealName } from '@plyhaat/contract/core/member-name';
import { NamedReviewForm, ownProduct, ownStore, type Review, ReviewForm } from '@plyhaat/contract/reviews/reviews';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CallError } from '#api/call.ts';
import { session, useSession } from '#api/session.ts';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { Notice } from '#forms/Notice.tsx';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { useSay } from '#ui/said.ts';
import { reviewSending } from './reviews.queries.ts';
import { StarPicker } from './StarPicker.tsx';

const FAILED = msg`Failed to submit review. Please try again.`;
/** The name is the account's. */
const ACCOUNTS = ['name'] as const;
const FIELDS = ['name', 'rating', 'message'] as const;

/** A product, or a store, which is its own seller. */
export type Reviewed = { _id: string; name: string; seller: { _id: string }; isStore?: boolean };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  product: Reviewed;
  /** The member's earlier review, when that is what should change. */
  edits: Review | null;
  /** The account's. */
  name: string;
  onWritten?: (() => void) | undefined;
};

function useReviewForm({ product, edits, name, onOpenChange, onWritten }: Props) {
  const { user } = useSession();
  const form = useForm<z.input<typeof ReviewForm>, unknown, ReviewForm>({
    resolver: resolverOf(hasRealName(name) ? ReviewForm : NamedReviewForm),
    defaultValues: {
      name: hasRealName(name) ? name : '',
      rating: String(edits?.rating ?? ''),
      message: edits?.message ?? '',
    },
  });
  const draft = useDraft(`review.${product._id}`, form, ACCOUNTS);
  const sending = useChange(reviewSending(product, user?._id), {
    failure: null,
    // The product or store and every list (REV-3).
    refresh: [['reviews'], ['products'], ['sellers']],
    onSuccess: ({ data }) => {
      takeName(data.name);
      form.reset();
      draft.clear();
      onOpenChange(false);
      onWritten?.();
    },
  });
  const submit = form.handleSubmit((words) => {
    if (sending.isPending) return;
    sending.mutate(words, { onError: (error) => void showRefusal(form, error, FIELDS) });
  });
  return { form, sending, submit };
}

/** A name that was typed here is the account's from now on. */
function takeName(name: string): void {
  const { user, token, isSubscribed } = session.get();
  if (user && token && !hasRealName(user.name)) session.signIn({ ...user, name }, token, isSubscribed);
}

/** It cannot be closed while it is being sent (REV-3); its texts stand beside their fields. */
export function ReviewDialog(props: Props) {
  const say = useSay();
  const { t } = useLingui();
  const { form, sending, submit } = useReviewForm(props);
  const { errors } = form.formState;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      dismissible={!sending.isPending}
      title={props.edits ? t`Edit your review` : t`Write a review`}
      description={props.product.name}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <NameField form={form} isKnown={hasRealName(props.name)} />
        <StarPicker error={errors.rating?.message} {...form.register('rating')} />
        <PublicField
          label={t`Comment`}
          required
          error={errors.message?.message}
          help={
            props.product.isStore
              ? t`How was your experience? Would you buy from them again?`
              : t`What did you use it for? Would you buy it again?`
          }
        >
          <Textarea rows={5} maxLength={2000} {...form.register('message')} />
        </PublicField>
        {sending.isError && <Notice outcome="failed">{say(refusal(sending.error))}</Notice>}
        <Button type="submit" busy={sending.isPending}>
          <Trans>Submit review</Trans>
        </Button>
        <p className="-mt-2 text-ink-3 text-meta">
          {props.product.isStore ? (
            <Trans>You can write one review for each seller. A new one replaces the old one.</Trans>
          ) : (
            <Trans>You can write one review for each product. A new one replaces the old one.</Trans>
          )}
        </p>
      </Form>
    </Dialog>
  );
}

type NameProps = { form: ReturnType<typeof useReviewForm>['form']; isKnown: boolean };

/** A review has the name of its account; one that has none yet takes it from here. */
function NameField({ form, isKnown }: NameProps) {
  const { t } = useLingui();
  const help = isKnown ? t`The name of your account` : t`This becomes the name of your account`;
  return (
    <Field label={t`Name`} required={!isKnown} error={form.formState.errors.name?.message} help={help}>
      <Input
        autoComplete="name"
        maxLength={100}
        readOnly={isKnown}
        className={isKnown ? 'bg-sunken' : undefined}
        {...form.register('name')}
      />
    </Field>
  );
}

const refusal = (error: Error) =>
  error instanceof CallError && (error.is(ownProduct) || error.is(ownStore)) ? error.message : FAILED;
