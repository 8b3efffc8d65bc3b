import { Trans, useLingui } from '@lingui/react/macro';
import { type LexiconEntry, LONGEST_TERM } from '@plyhaat/contract/search/staff/lexicon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#console/editing/FormDialog.tsx';
import { READ_ALL_AGAIN, unlessInFields, useChange } from '#forms/useChange.ts';
import { useDebounced } from '#ui/debounce.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { sendChange, sendTerm, textReading } from './lexicon.queries.ts';
import { Reading } from './Reading.tsx';

const LONGEST_TEXT = 200;
const listed = (text: string) =>
  text
    .split(',')
    .map((meaning) => meaning.trim())
    .filter(Boolean);

type Typed = { readonly word: string; readonly means: string; readonly text: string };
type FieldsProps = {
  typed: Typed;
  onTyped: (typed: Typed) => void;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
};

function Fields({ typed, onTyped, errors, isNew }: FieldsProps) {
  const { t } = useLingui();
  const set = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onTyped({ ...typed, [name]: target.value }),
  });
  return (
    <>
      {isNew && (
        <Field label={t`Word`} help={t`As buyers type it, in any script; up to 3 words.`} error={errors.term} required>
          <Input maxLength={LONGEST_TERM} autoComplete="off" {...set('word')} />
        </Field>
      )}
      <Field
        label={t`Means`}
        help={t`In the words of the catalogue, commas between alternatives: laminate, sunmica. Leave it empty for a word that says nothing about a product.`}
        error={errors.meanings}
      >
        <Textarea rows={2} maxLength={600} {...set('means')} />
      </Field>
      <Field label={t`Try with`}>
        <Input maxLength={LONGEST_TEXT} autoComplete="off" {...set('text')} />
      </Field>
    </>
  );
}

/** How the text would be understood with the word as it stands in the form. Nothing is saved. */
function Preview({ word, means, text }: Typed) {
  const { t } = useLingui();
  const tried = useDebounced({ text: text.trim() || word.trim(), term: word.trim(), meanings: listed(means) });
  const found = useQuery(textReading(tried));
  if (found.isError)
    return (
      <p role="status" className="text-ink-2 text-ui">
        <Trans>This could not be tried. Please check the word.</Trans>
      </p>
    );
  if (!found.data || !tried.text)
    return (
      <p className="text-ink-2 text-ui">
        <Trans>Type something to see how it is understood.</Trans>
      </p>
    );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Reading title={t`Before`} reading={found.data.before} />
      {found.data.after && <Reading title={t`After`} reading={found.data.after} />}
    </div>
  );
}

type NewProps = { text: string; onClose: () => void };

/** A new word, also one made of a search that found nothing. */
export function AddDialog({ text, onClose }: NewProps) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendTerm, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  const [typed, setTyped] = useState<Typed>({ word: text, means: '', text });
  return (
    <FormDialog
      title={t`Add word`}
      confirm={t`Add`}
      size="medium"
      isBusy={isBusy}
      onSubmit={() => change({ term: typed.word, meanings: listed(typed.means) })}
      onClose={onClose}
    >
      <Fields typed={typed} onTyped={setTyped} errors={fields} isNew />
      <Preview {...typed} />
    </FormDialog>
  );
}

type EditProps = { entry: LexiconEntry; onClose: () => void };

export function EditDialog({ entry, onClose }: EditProps) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendChange(entry.term), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  const { term, meanings, version } = entry;
  const [typed, setTyped] = useState<Typed>({ word: term, means: meanings.join(', '), text: term });
  return (
    <FormDialog
      title={t`Edit “${term}”`}
      confirm={t`Save`}
      size="medium"
      isBusy={isBusy}
      onSubmit={() => change({ version, meanings: listed(typed.means), isActive: true })}
      onClose={onClose}
    >
      <Fields typed={typed} onTyped={setTyped} errors={fields} isNew={false} />
      <Preview {...typed} />
    </FormDialog>
  );
}
