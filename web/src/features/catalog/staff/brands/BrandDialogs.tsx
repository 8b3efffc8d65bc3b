import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

const NAME = { longest: LONGEST_BRAND_NAME, needed: BRAND_NEEDS.name };

type One = { brand: EditedBrand; onClose: () => void };

export function AddDialog({ onClose }: Pick<One, 'onClose'>) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendBrand, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={{ ...NAME, label: t`Name` }}
      title={t`Add brand`}
      text={t`Every seller can choose it. Buyers see it once a product of it is approved.`}
      confirm={t`Add`}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name })}
      onClose={onClose}
    />
  );
}

export function RenameDialog({ brand, onClose }: One) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendName(brand._id), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={{ ...NAME, label: t`Name` }}
      title={t`Rename ${{ name: brand.name }}`}
      text={t`Its address stays the same, so links to it keep working.`}
      confirm={t`Save`}
      initial={brand.name}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name, version: brand.version })}
      onClose={onClose}
    />
  );
}

export function DeleteDialog({ brand, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendDelete(brand._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Delete ${{ name: brand.name }}?`}
      text={t`Only a brand that nothing uses can be deleted.`}
      confirmLabel={t`Delete`}
      danger
      busy={isBusy}
      onConfirm={() => change()}
    />
  );
}

export function MergeDialog({ brand, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendMerge(brand._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  const found = useQuery(brandsNamed(typed.trim()));
  const submit = () => {
    setError(into ? undefined : t`Please choose a brand`);
    if (into) change({ version: brand.version, into: into.value });
  };
  const count = brand.productCount;
  const shown = count.toLocaleString('en-IN');
  const optionOf = ({ _id, name, productCount }: EditedBrand): ComboboxOption => {
    const products = productCount.toLocaleString('en-IN');
    const detail = t`${plural(productCount, { one: `${products} product`, other: `${products} products` })}`;
    return { value: _id, label: name, detail };
  };
  const others = (found.data ?? []).filter(({ _id, waiting }) => _id !== brand._id && !waiting);
  return (
    <FormDialog
      title={t`Merge ${{ name: brand.name }}`}
      text={t`${plural(count, {
        one: `${shown} product go to the other brand, and the address of this one leads there. This cannot be undone.`,
        other: `${shown} products go to the other brand, and the address of this one leads there. This cannot be undone.`,
      })}`}
      confirm={t`Merge`}
      danger
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t`Into`} error={error} required>
        <Combobox
          options={others.map(optionOf)}
          value={into}
          onChange={setInto}
          onQuery={setTyped}
          loading={found.isPending}
          loadingText={t`Searching…`}
          emptyText={t`No other brand of this name.`}
          placeholder={t`Type a name`}
        />
      </Field>
    </FormDialog>
  );
}
