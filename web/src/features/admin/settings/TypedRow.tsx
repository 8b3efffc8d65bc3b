import { Trans, useLingui } from '@lingui/react/macro';
import type { Setting } from '@plyhaat/contract/admin/settings';
import { SETTINGS, type SettingKind } from '@plyhaat/contract/core/site-settings';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { CallError } from '#api/call.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { helpOf, SETTING_LABELS, typedValue } from './setting.words.ts';
import { changingSetting, SETTINGS_AGAIN } from './settings.queries.ts';

const KEYBOARDS: Partial<Record<SettingKind, Pick<ComponentProps<'input'>, 'inputMode'>>> = {
  limit: { inputMode: 'numeric' },
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  link: { inputMode: 'url' },
};

const valueError = (refusal: Error) => (refusal instanceof CallError ? refusal.fields.value : undefined);

/** A setting that is typed: contact details and limits. */
export function TypedRow({ setting: { name, value, version, changedAt } }: { setting: Setting }) {
  const { t } = useLingui();
  const [text, setText] = useState(String(value));
  const [error, setError] = useState<string>();
  const { mutate: change, isPending: isBusy } = useChange(changingSetting(name), {
    ...SETTINGS_AGAIN,
    failure: (refusal) => (valueError(refusal) ? null : refusal.message),
    onError: (refusal) => setError(valueError(refusal)),
  });
  const { kind } = SETTINGS[name];
  const label = t(SETTING_LABELS[name]);
  const isSame = text === String(value);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedValue(name, text);
    if (typed === undefined) setError(t`Please enter a whole number`);
    else if (!isSame) change({ value: typed, version });
  };
  const control = {
    value: text,
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setError(undefined);
    },
  };
  return (
    <Form onSubmit={submit} className="grid gap-1.5">
      <Field label={label} help={helpOf(t, name, value)} error={error}>
        <div className="flex items-start gap-2">
          {kind === 'lines' ? (
            <Textarea rows={3} {...control} />
          ) : (
            <Input size="sm" {...KEYBOARDS[kind]} {...control} />
          )}
          {!isSame && (
            <Button type="submit" busy={isBusy} aria-label={t`Save ${label}`}>
              <Trans>Save</Trans>
            </Button>
          )}
        </div>
      </Field>
      <HistoryButton name={name} version={version} changedAt={changedAt} />
    </Form>
  );
}
