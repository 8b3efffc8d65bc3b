import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NEEDS, type EditedCategory, LONGEST_CATEGORY } from '@plyhaat/contract/catalog/staff/categories';
import { useState } from 'react';
import { FormDialog, textIn } from '#console/editing/FormDialog.tsx';
import { NameForm } from '#console/editing/NameForm.tsx';
import { refsOf, storedFile } from '#forms/uploads/form-file.ts';
import { useUploads } from '#forms/uploads/useUploads.ts';
import { READ_ALL_AGAIN, unlessInFields, useChange } from '#forms/useChange.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { sendCategory, sendChange, sendDelete, sendMerge } from './categories.queries.ts';
import { childrenOf } from './tree.ts';

export type CategoryAct = 'rename' | 'addTo' | 'picture' | 'hide' | 'show' | 'merge' | 'delete';
const NAME = { longest: LONGEST_CATEGORY, needed: CATEGORY_NEEDS.name };

type One = { category: EditedCategory; onClose: () => void };

/** Adds a category, at the top or to a main one. */
export function AddDialog({ parent, onClose }: { parent: EditedCategory | null; onClose: () => void }) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendCategory, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={{ ...NAME, label: t`Name` }}
      title={parent ? t`Add a sub-category to ${{ name: parent.name }}` : t`Add category`}
      confirm={t`Add`}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name, parentId: parent?._id ?? null })}
      onClose={onClose}
    />
  );
}

export function RenameDialog({ category, onClose }: One) {
  const { t } = useLingui();
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendChange(category._id), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={{ ...NAME, label: t`Name` }}
      title={t`Rename ${{ name: category.name }}`}
      text={t`Its address stays the same, so links to it keep working.`}
      confirm={t`Save`}
      initial={category.name}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name, version: category.version })}
      onClose={onClose}
    />
  );
}

export function PictureDialog({ category, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendChange(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  const { image, picture, name, version } = category;
  const uploads = useUploads('content', { initial: image ? [storedFile(image, picture, name)] : [] });
  const submit = () => change({ version, image: refsOf(uploads.files)[0] ?? null });
  return (
    <FormDialog
      title={t`Picture of ${name}`}
      confirm={t`Save picture`}
      isBusy={isBusy}
      isWaiting={uploads.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileDrop label={t`Picture`} help={t`JPG, PNG or WebP`} {...uploads.drop} />
    </FormDialog>
  );
}

export function HideDialog({ category, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendChange(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Hide ${{ name: category.name }}?`}
      text={t`It disappears from menus, filters, search and the sitemap, with its sub-categories. Its products stay in the shop and keep their addresses.`}
      confirmLabel={t`Hide`}
      busy={isBusy}
      onConfirm={() => change({ isHidden: true, version: category.version })}
    />
  );
}

export function DeleteDialog({ category, onClose }: One) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendDelete(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Delete ${{ name: category.name }}?`}
      text={t`Only a category that staff added and nothing uses can be deleted.`}
      confirmLabel={t`Delete`}
      danger
      busy={isBusy}
      onConfirm={() => change()}
    />
  );
}

/** Where a category may go: anything else, and a main category with sub-categories only into another main one. */
function targetsFor(all: readonly EditedCategory[], category: EditedCategory) {
  const hasChildren = childrenOf(all, category._id).length > 0;
  return childrenOf(all, null)
    .flatMap((main) => [
      { id: main._id, label: main.name },
      ...(hasChildren ? [] : childrenOf(all, main._id)).map(({ _id, name }) => ({
        id: _id,
        label: `${main.name} › ${name}`,
      })),
    ])
    .filter(({ id }) => id !== category._id);
}

export function MergeDialog({ category, all, onClose }: One & { all: readonly EditedCategory[] }) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(sendMerge(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  const [error, setError] = useState<string>();
  const submit = (form: FormData) => {
    const into = textIn(form, 'into');
    setError(into ? undefined : t`Please choose a category`);
    if (into) change({ version: category.version, into });
  };
  const count = category.productCount;
  const shown = count.toLocaleString('en-IN');
  return (
    <FormDialog
      title={t`Merge ${{ name: category.name }}`}
      text={t`${plural(count, {
        one: `${shown} product and everything else in it go to the other category. Its address leads there. This cannot be undone.`,
        other: `${shown} products and everything else in it go to the other category. Its address leads there. This cannot be undone.`,
      })}`}
      confirm={t`Merge`}
      danger
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t`Into`} error={error} required>
        <NativeSelect name="into" defaultValue="">
          <option value="">
            <Trans>Choose a category</Trans>
          </option>
          {targetsFor(all, category).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FormDialog>
  );
}
