import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReviewKind } from '@plyhaat/contract/admin/admin';
import { MOST_TEMPLATES, type ReviewTemplate } from '@plyhaat/contract/admin/review-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { deletingTemplate, reviewTemplates, type TemplateDraft } from './review.queries.ts';
import { KIND_NAMES } from './review.words.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** The reasons given often, by kind: administrators and sub-administrators add, change and delete them. */
export function TemplatesDialog({ kind: first, onClose }: { kind: ReviewKind; onClose: () => void }) {
  const { t } = useLingui();
  const [kind, setKind] = useState(first);
  const [draft, setDraft] = useState<TemplateDraft>();
  const { data = [], isError, error, refetch } = useQuery(reviewTemplates);
  const own = data.filter((template) => template.kind === kind);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={t`Reason templates`}
      description={t`Approvers put them into the reason with one tap.`}
    >
      <Field label={t`Kind`}>
        <NativeSelect
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as ReviewKind);
            setDraft(undefined);
          }}
        >
          {ReviewKind.options.map((option) => (
            <option key={option} value={option}>
              {t(KIND_NAMES[option])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {own.length === 0 && !isError && <Empty text={t`There are no templates for this kind yet.`} />}
      {own.length > 0 && (
        <ul aria-label={t`Reason templates`} className="border-line border-t">
          {own.map((template) => (
            <Row key={template._id} template={template} onEdit={() => setDraft(template)} />
          ))}
        </ul>
      )}
      {draft ? (
        <TemplateForm key={draft._id ?? ''} draft={draft} onClose={() => setDraft(undefined)} />
      ) : (
        own.length < MOST_TEMPLATES && (
          <Button variant="line" onClick={() => setDraft({ kind, title: '', text: '' })} className="w-fit">
            <Trans>Add template</Trans>
          </Button>
        )
      )}
    </Dialog>
  );
}

function Row({ template: { _id, title, text }, onEdit }: { template: ReviewTemplate; onEdit: () => void }) {
  const { t } = useLingui();
  const deleting = useChange(deletingTemplate, {
    success: msg`Template deleted`,
    refresh: [reviewTemplates.queryKey],
    refreshOnError: true,
  });
  return (
    <li className="flex flex-wrap items-center gap-2 border-line border-b py-2.5 text-ui">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-ink-2 text-meta wrap-anywhere">{text}</p>
      </div>
      <Button variant="quiet" aria-label={t`Edit ${title}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button
        variant="danger"
        tight
        aria-label={t`Delete ${title}`}
        busy={deleting.isPending}
        onClick={() => deleting.mutate(_id)}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}
