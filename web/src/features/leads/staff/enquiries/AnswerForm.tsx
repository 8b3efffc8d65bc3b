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
import * as TEXTS from './texts.ts';

/** Why this reader cannot answer by mail, if so. */
function hindrance({ email, owner }: EnquiryDetail, me: string | undefined): string | undefined {
  if (owner && owner._id !== me) return TEXTS.ofColleague(owner.name);
  return email ? undefined : TEXTS.noAddress;
}

/** After a greeting; a second one goes on where the first ends. */
const withTemplate = (text: string, name: string, words: string): string =>
  text.trim() === ''
    ? `${TEXTS.greeting(name)}\n\n${words}`
    : `${text.trimEnd()}\n\n${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** One text, sent as an answer or kept as a note; what was typed survives a reload. */
export function AnswerForm({ enquiry }: { enquiry: EnquiryDetail }) {
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
  const hint = hindrance(enquiry, user?._id);
  const isEmpty = text.trim() === '';
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
      aria-label={hint ? TEXTS.note : TEXTS.answerByMail}
      className="mt-5 grid gap-3 border-line border-t pt-5"
    >
      {hint ? (
        <p className="text-ink-2 text-ui">{hint}</p>
      ) : (
        <p className="text-ink-2 text-meta">{TEXTS.to(enquiry.email ?? '')}</p>
      )}
      {!hint && (
        <ul aria-label={TEXTS.templates} className="flex flex-wrap gap-2">
          {TEXTS.answers.map(([title, words]) => (
            <li key={title}>
              <Chip title={words} onClick={() => form.setValue('text', withTemplate(text, enquiry.name, words))}>
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Field label={hint ? TEXTS.note : TEXTS.answer} help={hint ? TEXTS.noteHelp : TEXTS.answerHelp(user?.name ?? '')}>
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
          {TEXTS.addNote}
        </Button>
        {!hint && (
          <>
            <Button variant="line" disabled={isEmpty || isBusy} onClick={() => send(true)}>
              {TEXTS.sendAndClose}
            </Button>
            <Button type="submit" disabled={isEmpty} busy={answering.isPending}>
              {TEXTS.send}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
