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
import * as TEXTS from './texts.ts';

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
  const set = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onTyped({ ...typed, [name]: target.value }),
  });
  return (
    <>
      {isNew && (
        <Field label={TEXTS.word} help={TEXTS.wordHelp} error={errors.term} required>
          <Input maxLength={LONGEST_TERM} autoComplete="off" {...set('word')} />
        </Field>
      )}
      <Field label={TEXTS.means} help={TEXTS.meansHelp} error={errors.meanings}>
        <Textarea rows={2} maxLength={600} {...set('means')} />
      </Field>
      <Field label={TEXTS.tryWith}>
        <Input maxLength={LONGEST_TEXT} autoComplete="off" {...set('text')} />
      </Field>
    </>
  );
}

/** How the text would be understood with the word as it stands in the form. Nothing is saved. */
function Preview({ word, means, text }: Typed) {
  const tried = useDebounced({ text: text.trim() || word.trim(), term: word.trim(), meanings: listed(means) });
  const found = useQuery(textReading(tried));
  if (found.isError)
    return (
      <p role="status" className="text-ink-2 text-ui">
        {TEXTS.failedToRead}
      </p>
    );
  if (!found.data || !tried.text) return <p className="text-ink-2 text-ui">{TEXTS.typeToSee}</p>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Reading title={TEXTS.before} reading={found.data.before} />
      {found.data.after && <Reading title={TEXTS.after} reading={found.data.after} />}
    </div>
  );
}

type NewProps = { text: string; onClose: () => void };

/** A new word, also one made of a search that found nothing. */
export function AddDialog({ text, onClose }: NewProps) {
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendTerm, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  const [typed, setTyped] = useState<Typed>({ word: text, means: '', text });
  return (
    <FormDialog
      title={TEXTS.addWord}
      confirm={TEXTS.add}
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
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendChange(entry.term), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  const { term, meanings, version } = entry;
  const [typed, setTyped] = useState<Typed>({ word: term, means: meanings.join(', '), text: term });
  return (
    <FormDialog
      title={TEXTS.editWord(term)}
      confirm={TEXTS.save}
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
