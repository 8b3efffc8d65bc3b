import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldNote, RequiredMark } from '#ui/forms/Field.tsx';

const STARS = [
  msg`1 star, Poor`,
  msg`2 stars, Fair`,
  msg`3 stars, Good`,
  msg`4 stars, Very good`,
  msg`5 stars, Excellent`,
];

/** Five radio buttons that look like stars: those up to the chosen one are filled, without a script. */
export function StarPicker({ error, ...input }: ComponentProps<'input'> & { error?: string | undefined }) {
  const { t } = useLingui();
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="font-semibold text-ui">
        <Trans>Rating</Trans>
        <RequiredMark />
      </legend>
      <div className="flex">
        {STARS.map((words, at) => (
          <label
            key={words.id}
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
            <span className="sr-only">{t(words)}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
