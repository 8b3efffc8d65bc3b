import { Trans, useLingui } from '@lingui/react/macro';
import type { State } from '@plyhaat/contract/places/places';
import { CITY_NEEDS, type EditedCity, LONGEST_CITY } from '@plyhaat/contract/places/staff/cities';
import { useState } from 'react';
import { FormDialog, listIn, textIn } from '#console/editing/FormDialog.tsx';
import { READ_ALL_AGAIN, unlessInFields, useChange } from '#forms/useChange.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { sendChange, sendCity, sendDelete } from './places.queries.ts';

/** The refusal of one entry is named by its place in the list. */
const spellingsError = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).find(([name]) => name.startsWith('spellings'))?.[1];

type AddProps = { states: readonly State[]; stateId: string | undefined; onClose: () => void };

export function AddDialog({ states, stateId = '', onClose }: AddProps) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendCity, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  const [missing, setMissing] = useState<{ name?: string; stateId?: string }>({});
  const submit = (form: FormData) => {
    const [name, chosen] = [textIn(form, 'name'), textIn(form, 'stateId')];
    setMissing({ ...(!name && { name: CITY_NEEDS.name }), ...(!chosen && { stateId: CITY_NEEDS.state }) });
    if (name && chosen) change({ name, stateId: chosen, spellings: listIn(form, 'spellings') });
  };
  return (
    <FormDialog title={t`Add city`} confirm={t`Add`} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Field label={t`Name`} error={missing.name ?? fields.name} required>
        <Input name="name" maxLength={LONGEST_CITY} autoComplete="off" />
      </Field>
      <Field label={t`State`} error={missing.stateId ?? fields.stateId} required>
        <NativeSelect name="stateId" defaultValue={stateId}>
          <option value="">
            <Trans>Select a state</Trans>
          </option>
          {states.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Spellings error={spellingsError(fields)} />
    </FormDialog>
  );
}

function Spellings({ initial = '', error }: { initial?: string; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Spellings`}
      help={t`What else people call it, commas between: Bombay, मुंबई. Up to 20, for search.`}
      error={error}
      optional
    >
      <Textarea name="spellings" rows={3} maxLength={1300} defaultValue={initial} />
    </Field>
  );
}

type One = { city: EditedCity; onClose: () => void };

export function SpellingsDialog({ city, onClose }: One) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendChange(city._id), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <FormDialog
      title={t`Spellings of ${{ name: city.name }}`}
      confirm={t`Save`}
      isBusy={isBusy}
      onSubmit={(form) => change({ version: city.version, spellings: listIn(form, 'spellings') })}
      onClose={onClose}
    >
      <Spellings initial={city.spellings.join(', ')} error={spellingsError(fields)} />
    </FormDialog>
  );
}

export function HideDialog({ city, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendChange(city._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Hide ${{ name: city.name }}?`}
      text={t`It can no longer be chosen, and search no longer knows it.`}
      confirmLabel={t`Hide`}
      busy={isBusy}
      onConfirm={() => change({ version: city.version, isHidden: true })}
    />
  );
}

export function DeleteDialog({ city, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendDelete(city._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Delete ${{ name: city.name }}?`}
      text={t`Only a city that staff added and nobody uses can be deleted.`}
      confirmLabel={t`Delete`}
      danger
      busy={isBusy}
      onConfirm={() => change()}
    />
  );
}
