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
import * as TEXTS from './texts.ts';
import { childrenOf } from './tree.ts';

export type CategoryAct = 'rename' | 'addTo' | 'picture' | 'hide' | 'show' | 'merge' | 'delete';
const NAME = { label: TEXTS.name, longest: LONGEST_CATEGORY, needed: CATEGORY_NEEDS.name };

type One = { category: EditedCategory; onClose: () => void };

/** Adds a category, at the top or to a main one. */
export function AddDialog({ parent, onClose }: { parent: EditedCategory | null; onClose: () => void }) {
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendCategory, { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={NAME}
      title={parent ? TEXTS.addTo(parent.name) : TEXTS.addCategory}
      confirm={TEXTS.add}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name, parentId: parent?._id ?? null })}
      onClose={onClose}
    />
  );
}

export function RenameDialog({ category, onClose }: One) {
  const {
    mutate: change,
    isPending: isBusy,
    fields,
  } = useChange(sendChange(category._id), { ...READ_ALL_AGAIN, failure: unlessInFields, onSuccess: onClose });
  return (
    <NameForm
      field={NAME}
      title={TEXTS.renameQuestion(category.name)}
      text={TEXTS.renameText}
      confirm={TEXTS.save}
      initial={category.name}
      refused={fields.name}
      isBusy={isBusy}
      onName={(name) => change({ name, version: category.version })}
      onClose={onClose}
    />
  );
}

export function PictureDialog({ category, onClose }: One) {
  const { mutate: change, isPending: isBusy } = useChange(sendChange(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  const { image, picture, name, version } = category;
  const uploads = useUploads('content', { initial: image ? [storedFile(image, picture, name)] : [] });
  const submit = () => change({ version, image: refsOf(uploads.files)[0] ?? null });
  return (
    <FormDialog
      title={TEXTS.pictureOf(name)}
      confirm={TEXTS.savePicture}
      isBusy={isBusy}
      isWaiting={uploads.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileDrop label={TEXTS.picture} help={TEXTS.pictureHelp} {...uploads.drop} />
    </FormDialog>
  );
}

export function HideDialog({ category, onClose }: One) {
  const { mutate: change, isPending: isBusy } = useChange(sendChange(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={TEXTS.hideQuestion(category.name)}
      text={TEXTS.hideText}
      confirmLabel={TEXTS.hide}
      busy={isBusy}
      onConfirm={() => change({ isHidden: true, version: category.version })}
    />
  );
}

export function DeleteDialog({ category, onClose }: One) {
  const { mutate: change, isPending: isBusy } = useChange(sendDelete(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={TEXTS.deleteQuestion(category.name)}
      text={TEXTS.deleteText}
      confirmLabel={TEXTS.deleteLabel}
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
        label: TEXTS.underParent(main.name, name),
      })),
    ])
    .filter(({ id }) => id !== category._id);
}

export function MergeDialog({ category, all, onClose }: One & { all: readonly EditedCategory[] }) {
  const { mutate: change, isPending: isBusy } = useChange(sendMerge(category._id), {
    ...READ_ALL_AGAIN,
    onSuccess: onClose,
  });
  const [error, setError] = useState<string>();
  const submit = (form: FormData) => {
    const into = textIn(form, 'into');
    setError(into ? undefined : TEXTS.targetNeeded);
    if (into) change({ version: category.version, into });
  };
  const count = TEXTS.products(category.productCount.toLocaleString('en-IN'));
  return (
    <FormDialog
      title={TEXTS.mergeQuestion(category.name)}
      text={TEXTS.mergeText(count)}
      confirm={TEXTS.merge}
      danger
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={TEXTS.mergeTarget} error={error} required>
        <NativeSelect name="into" defaultValue="">
          <option value="">{TEXTS.chooseCategory}</option>
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
