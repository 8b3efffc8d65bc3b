import { Trans, useLingui } from '@lingui/react/macro';
import { RequirementFields } from '@plyhaat/contract/requirements/requirement-form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { RequirementFieldset } from './RequirementFieldset.tsx';
import { bodyOf, FIELDS, type Parsed, type RequirementFormState, type Values } from './requirement-values.ts';
import { savingRequirement } from './requirements.queries.ts';

const resolver = resolverOf<Values, Parsed>(RequirementFields);

type Props = { draft: string; id?: string; defaults: Values };

/** Every field of REQ-1; what was typed is kept in this browser until it is saved. */
export function RequirementForm({ draft: name, id, defaults }: Props) {
  const { t } = useLingui();
  const form = useForm<Values, unknown, Parsed>({ resolver, defaultValues: defaults });
  const draft = useDraft(name, form);
  const { submit, isSaving } = useSave(form, id, draft.clear);
  const startAnew = () => {
    form.reset(defaults);
    draft.clear();
  };
  return (
    <Form
      onSubmit={submit}
      aria-label={id ? t`Edit requirement` : t`Add requirement`}
      className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {draft.restored && <RestoredDraft onStartAnew={startAnew} />}
      <RequirementFieldset form={form} />
      <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-6">
        <Link
          to="/account"
          search={{ tab: 'myRequirement' }}
          className={buttonClass({ variant: 'line' }, 'max-sm:flex-1')}
        >
          <Trans>Cancel</Trans>
        </Link>
        <Button type="submit" busy={isSaving} className="max-sm:flex-1">
          <Trans>Save requirement</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Saves, says so in the server's words, and returns to the list; a refusal stands beside the field it names. */
function useSave(form: RequirementFormState, id: string | undefined, clearDraft: () => void) {
  const navigate = useNavigate();
  const saving = useChange(savingRequirement(id), { refresh: [['requirements']], onSuccess: clearDraft });
  const submit = form.handleSubmit((values) => {
    if (saving.isPending) return;
    saving.mutate(bodyOf(values), {
      onSuccess: () => void navigate({ to: '/account', search: { tab: 'myRequirement' } }),
      onError: (error) => void showRefusal(form, error, FIELDS),
    });
  });
  return { submit, isSaving: saving.isPending };
}
