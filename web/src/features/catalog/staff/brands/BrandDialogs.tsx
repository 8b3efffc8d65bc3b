import { BRAND_NEEDS, type EditedBrand, LONGEST_BRAND_NAME } from '@plyhaat/contract/catalog/staff/brands';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#console/editing/FormDialog.tsx';
import { NameForm } from '#console/editing/NameForm.tsx';
import { READ_ALL_AGAIN, unlessInFields, useChange } from '#forms/useChange.ts';
import { Combobox, type ComboboxOption } from '#ui/forms/Combobox.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { brandsNamed, sendBrand, sendDelete, sendMerge, sendName } from './brands.queries.ts';
import * as TEXTS from './texts.ts';

const NAME = { label: TEXTS.name, longest: LONGEST_BRAND_NAME, needed: BRAND_NEEDS.name };

type One = { brand: EditedBrand; onClose: () => void };

export function AddDialog({ onClose }: Pick<One, 'onClose'>) {
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendBrand, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={NAME}
      title={TEXTS.addBrand}
      text={TEXTS.addText}
      confirm={TEXTS.add}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name })}
      onClose={onClose}
    />
  );
}

export function RenameDialog({ brand, onClose }: One) {
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendName(brand._id), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={NAME}
      title={TEXTS.renameQuestion(brand.name)}
      text={TEXTS.renameText}
      confirm={TEXTS.save}
      initial={brand.name}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name, version: brand.version })}
      onClose={onClose}
    />
  );
}

export function DeleteDialog({ brand, onClose }: One) {
  const { mutate: change, isPending: isBusy } = useChange(sendDelete(brand._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={TEXTS.deleteQuestion(brand.name)}
      text={TEXTS.deleteText}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={isBusy}
      onConfirm={() => change()}
    />
  );
}

const optionOf = ({ _id, name, productCount }: EditedBrand): ComboboxOption => ({
  value: _id,
  label: name,
  detail: TEXTS.countProducts(productCount.toLocaleString('en-IN')),
});

export function MergeDialog({ brand, onClose }: One) {
  const { mutate: change, isPending: isBusy } = useChange(sendMerge(brand._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  const found = useQuery(brandsNamed(typed.trim()));
  const submit = () => {
    setError(into ? undefined : TEXTS.targetNeeded);
    if (into) change({ version: brand.version, into: into.value });
  };
  const others = (found.data ?? []).filter(({ _id, waiting }) => _id !== brand._id && !waiting);
  return (
    <FormDialog
      title={TEXTS.mergeQuestion(brand.name)}
      text={TEXTS.mergeText(TEXTS.countProducts(brand.productCount.toLocaleString('en-IN')))}
      confirm={TEXTS.merge}
      danger
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={TEXTS.mergeTarget} error={error} required>
        <Combobox
          options={others.map(optionOf)}
          value={into}
          onChange={setInto}
          onQuery={setTyped}
          loading={found.isPending}
          loadingText={TEXTS.searching}
          emptyText={TEXTS.noSuchBrand}
          placeholder={TEXTS.typeAName}
        />
      </Field>
    </FormDialog>
  );
}
