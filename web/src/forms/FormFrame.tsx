import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { RestoredDraft } from './RestoredDraft.tsx';
import type { DraftForm, WithFiles } from './useDraftForm.ts';

type Props<Values extends WithFiles> = {
  draftForm: DraftForm<Values>;
  label: string;
  saveLabel: string;
  /** Said while files are on their way. */
  uploadingText?: string;
  /** Stands above the buttons. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The card around a form's fields: what was typed earlier above them, the way out and the way on below. */
export function FormFrame<Values extends WithFiles>(props: Props<Values>) {
  const { t } = useLingui();
  const {
    draftForm,
    label,
    saveLabel,
    uploadingText = t`Your pictures are still uploading.`,
    notice,
    children,
  } = props;
  return (
    <Form
      onSubmit={draftForm.submit}
      aria-label={label}
      className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {draftForm.restored && <RestoredDraft onStartAnew={draftForm.startAnew} />}
      {children}
      {notice}
      <Foot
        control={draftForm.form.control as unknown as Control<WithFiles>}
        isSaving={draftForm.isSaving}
        listTab={draftForm.listTab}
        saveLabel={saveLabel}
        uploadingText={uploadingText}
      />
    </Form>
  );
}

type FootProps = {
  control: Control<WithFiles>;
  isSaving: boolean;
  listTab: string;
  saveLabel: string;
  uploadingText: string;
};

function Foot({ control, isSaving, listTab, saveLabel, uploadingText }: FootProps) {
  const uploading = useWatch({ control, name: 'uploading' });
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-6">
      <p role="status" className="text-ink-2 text-ui empty:hidden sm:mr-auto">
        {uploading && uploadingText}
      </p>
      <Link to="/account" search={{ tab: listTab }} className={buttonClass({ variant: 'line' }, 'max-sm:flex-1')}>
        <Trans>Cancel</Trans>
      </Link>
      <Button type="submit" busy={isSaving} disabled={uploading} className="max-sm:flex-1">
        {saveLabel}
      </Button>
    </div>
  );
}
