import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Chip } from '#ui/display/Chip.tsx';
import { FieldNote, RequiredMark } from '#ui/forms/Field.tsx';

type Option = { readonly _id: string; readonly name: string };
type Props = {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  required?: boolean;
  help?: string | undefined;
  error?: string | undefined;
};

/** Several of a list, each switched on and off. */
export function ChipChoice({ label, options, value, onChange, required = false, help, error }: Props) {
  const noteId = useId();
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={error || help ? noteId : undefined}>
      <legend className="pb-1.5 font-semibold text-ui">
        {label}{' '}
        {required ? (
          <RequiredMark />
        ) : (
          <span className="font-normal text-ink-3">
            <Trans>optional</Trans>
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2 gap-y-3 py-1">
        {options.map(({ _id, name }) => (
          <Chip key={_id} on={value.includes(_id)} onClick={() => toggle(_id)}>
            {name}
          </Chip>
        ))}
      </div>
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  );
}
