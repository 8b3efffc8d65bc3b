import { Trans, useLingui } from '@lingui/react/macro';
import { fileReport, REPORT_REASONS, type ReportKind } from '@plyhaat/contract/reports/reports';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { useDraft } from '#forms/drafts.ts';
import { Notice } from '#forms/Notice.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { REASONS, reportWords } from './words.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: ReportKind;
  id: string;
  name: string | undefined;
};

type Words = { reason: string; message: string };

export function ReportDialog({ open, onOpenChange, kind, id, name }: Props) {
  const { t } = useLingui();
  const form = useForm<Words>({ defaultValues: { reason: '', message: '' } });
  const draft = useDraft(`report.${kind}.${id}`, form);
  const sending = useChange((words: Words) => call(fileReport, { body: { ...words, kind, id } }), {
    failure: null,
    onSuccess: () => {
      form.reset();
      draft.clear();
      onOpenChange(false);
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((words) => {
    if (!sending.isPending) sending.mutate(words);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!sending.isPending}
      title={t(reportWords(kind, name).report)}
      description={t`Our team checks every report. The seller will not know who sent it.`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <RadioGroup
          label={t`What is wrong?`}
          options={REPORT_REASONS.map((reason) => ({ value: reason, label: t(REASONS[reason]) }))}
          required
          error={errors.reason?.message}
          {...form.register('reason', { required: t`Please choose a reason` })}
        />
        <Field label={t`Tell us more`} optional error={errors.message?.message}>
          <Textarea rows={3} maxLength={2000} {...form.register('message')} />
        </Field>
        {sending.isError && <Notice outcome="failed">{sending.error.message}</Notice>}
        <Button type="submit" busy={sending.isPending}>
          <Trans>Send report</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
