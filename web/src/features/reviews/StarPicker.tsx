import { Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldNote, RequiredMark } from '#ui/forms/Field.tsx';
import * as TEXTS from './texts.ts';

const WORDS = [TEXTS.poor, TEXTS.fair, TEXTS.good, TEXTS.veryGood, TEXTS.excellent];

/** Five radio buttons that look like stars: those up to the chosen one are filled, without a script. */
export function StarPicker({ error, ...input }: ComponentProps<'input'> & { error?: string | undefined }) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="font-semibold text-ui">
        {TEXTS.rating}
        <RequiredMark />
      </legend>
      <div className="flex">
        {WORDS.map((word, at) => (
          <label
            key={word}
            className="group/star relative grid size-11 place-items-center rounded text-line-2 has-focus-visible:outline-2 has-focus-visible:outline-teak has-[~label_:checked]:text-amber has-checked:text-amber"
          >
            <input
              {...input}
              type="radio"
              value={at + 1}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star size={28} strokeWidth={0} aria-hidden="true" className="fill-current" />
            <span className="sr-only">{`${at + 1} ${at === 0 ? 'star' : 'stars'}, ${word}`}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
