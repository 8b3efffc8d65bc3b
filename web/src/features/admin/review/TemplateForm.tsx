import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TEMPLATE_TEXT, TEMPLATE_TITLE } from '@plyhaat/contract/admin/review-templates';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { reviewTemplates, savingTemplate, type TemplateDraft } from './review.queries.ts';

/** A new template of a kind, or other words for one. */
export function TemplateForm({ draft, onClose }: { draft: TemplateDraft; onClose: () => void }) {
  const { t } = useLingui();
  const saving = useChange(savingTemplate, {
    success: msg`Template saved`,
    refresh: [reviewTemplates.queryKey],
    refreshOnError: true,
    onSuccess: onClose,
  });
  const [errors, setErrors] = useState<{ title?: string; text?: string }>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [title, text] = ['title', 'text'].map((name) => String(form.get(name) ?? '').trim()) as [string, string];
    setErrors({
      ...(!title && { title: t`Please enter a title` }),
      ...(!text && { text: t`Please enter the reason` }),
    });
    if (!title || !text) return;
    saving.mutate({ ...draft, title, text });
  };
  return (
    <Form onSubmit={submit} className="grid gap-4 rounded border border-line p-4">
      <Field label={t`Title`} help={t`On the button, 60 characters at most.`} error={errors.title} required>
        <Input name="title" defaultValue={draft.title} maxLength={TEMPLATE_TITLE} />
      </Field>
      <Field label={t`Reason that the owner reads`} error={errors.text} required>
        <Textarea name="text" rows={3} defaultValue={draft.text} maxLength={TEMPLATE_TEXT} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" disabled={saving.isPending} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={saving.isPending}>
          <Trans>Save template</Trans>
        </Button>
      </div>
    </Form>
  );
}
