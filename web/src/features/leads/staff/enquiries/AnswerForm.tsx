import { Trans, useLingui } from '@lingui/react/macro';
import { type EnquiryDetail, LONGEST_ENTRY } from '@plyhaat/contract/leads/staff/enquiries';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSession } from '#api/session.ts';
import { useDraft } from '#forms/drafts.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { AMONG_COLLEAGUES, answeringEnquiry, notingEnquiry } from './enquiries.queries.ts';
import { TEMPLATES } from './templates.ts';

/** Why this reader cannot answer by mail, if so. */
function useHindrance({ email, owner }: EnquiryDetail): string | undefined {
  const { t } = useLingui();
  const { user } = useSession();
  if (owner && owner._id !== user?._id) return t`${{ name: owner.name }} has this enquiry. Take it over to answer.`;
  return email ? undefined : t`They left no e-mail address. Show the number and call, then add a note.`;
}

/** After a greeting; a second one goes on where the first ends. */
const withTemplate = (text: string, greeting: string, words: string): string =>
  text.trim() === ''
    ? `${greeting}\n\n${words}`
    : `${text.trimEnd()}\n\n${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** One text, sent as an answer or kept as a note; what was typed survives a reload. */
export function AnswerForm({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const { user } = useSession();
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useDraft(`enquiry.${enquiry._id}`, form);
  const text = useWatch({ control: form.control, name: 'text' });
  const clear = () => {
    form.reset();
    draft.clear();
  };
  const outcome = { ...AMONG_COLLEAGUES, onSuccess: clear };
  const answering = useChange(answeringEnquiry(enquiry._id), outcome);
  const noting = useChange(notingEnquiry(enquiry._id), outcome);
  const isBusy = answering.isPending || noting.isPending;
  const hint = useHindrance(enquiry);
  const isEmpty = text.trim() === '';
  const begin = (words: string) =>
    form.setValue('text', withTemplate(text, t`Namaste ${{ name: enquiry.name }},`, words));
  const send = (close: boolean) => {
    if (!isBusy && !isEmpty) answering.mutate({ text, close });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!hint) send(false);
  };
  return (
    <form
      onSubmit={submit}
      aria-label={hint ? t`Note` : t`Answer by mail`}
      className="mt-5 grid gap-3 border-line border-t pt-5"
    >
      {hint ? (
        <p className="text-ink-2 text-ui">{hint}</p>
      ) : (
        <p className="text-ink-2 text-meta">{t`To ${{ email: enquiry.email ?? '' }}`}</p>
      )}
      {!hint && (
        <ul aria-label={t`Templates`} className="flex flex-wrap gap-2">
          {TEMPLATES.map((template) => (
            <li key={template.title.id}>
              <Chip title={t(template.text)} onClick={() => begin(t(template.text))}>
                {t(template.title)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={hint ? t`Note` : t`Answer`}
        help={
          hint
            ? t`Only staff read it. Kept as you type.`
            : t`${{ name: user?.name ?? '' }} signs. What was asked is quoted below it. Kept as you type.`
        }
      >
        <Textarea
          rows={7}
          maxLength={LONGEST_ENTRY}
          value={text}
          onChange={({ target }) => form.setValue('text', target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>button]:flex-1 max-sm:[&>button]:px-3">
        <Button
          variant="line"
          disabled={isEmpty}
          busy={noting.isPending}
          onClick={() => !isBusy && noting.mutate(text)}
        >
          <Trans>Add as note</Trans>
        </Button>
        {!hint && (
          <>
            <Button variant="line" disabled={isEmpty || isBusy} onClick={() => send(true)}>
              <Trans>Send and close</Trans>
            </Button>
            <Button type="submit" disabled={isEmpty} busy={answering.isPending}>
              <Trans>Send</Trans>
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
