import { HANDLER_MESSAGE, OTHER_MESSAGE } from '@plyhaat/contract/core/errors';
import { useNavigate } from '@tanstack/react-router';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { CallError } from '#api/call.ts';
import type { Said } from '#ui/said.ts';
import { useDraft } from './drafts.ts';
import type { FormRules } from './form-rules.ts';
import { useChange } from './useChange.ts';

/** While files are on their way the form cannot be sent. */
export type WithFiles = FieldValues & { uploading: boolean };

export type DraftFormRules<Values extends WithFiles, Body> = Pick<FormRules<Values>, 'fieldOf'> & {
  /** What the draft in this browser is called. */
  readonly draft: string;
  readonly defaults: Values;
  readonly resolver: Resolver<Values>;
  readonly bodyOf: (values: Values) => Body;
  readonly save: (body: Body) => Promise<{ readonly message: string }>;
  /** The lists that show what was saved: the first words of their keys. */
  readonly changes: readonly string[];
  /** The tab that opens after saving. */
  readonly listTab: string;
  /** Said where the server gives no reason of its own. */
  readonly failed?: Said;
};

/**
 * A form of the account area: what was typed stays in this browser as a draft until it is saved. A save shows the
 * server's message and leads to the list; a refusal shows beside the field it names.
 */
export function useDraftForm<Values extends WithFiles, Body>(rules: DraftFormRules<Values, Body>) {
  const { defaults, resolver, bodyOf, listTab } = rules;
  const form = useForm<Values>({
    resolver,
    defaultValues: defaults as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    // The form's order is that of its parts, not that of the page: the first wrong field is found on the page.
    shouldFocusError: false,
  });
  const draft = useDraft(rules.draft, form);
  const navigate = useNavigate();
  const saving = useChange((values: FieldValues) => rules.save(bodyOf(values as Values)), {
    failure: (error) => refusalText(error, rules.failed),
    refresh: rules.changes.map((name) => [name]),
    onSuccess: draft.clear,
  });
  const save = (values: Values) => {
    if (saving.isPending || values.uploading) return;
    saving.mutate(values, {
      onSuccess: () => void navigate({ to: '/account', search: { tab: listTab } }),
      onError: (error) => {
        if (error instanceof CallError) showRefusal(form, rules, error);
      },
    });
  };
  const submit = form.handleSubmit((values) => save(values as Values));
  const startAnew = () => {
    form.reset(defaults);
    draft.clear();
  };
  return {
    form,
    submit,
    startAnew,
    listTab,
    restored: draft.restored,
    isSaving: saving.isPending,
    refusal: saving.error instanceof CallError ? saving.error : null,
  };
}

export type DraftForm<Values extends WithFiles> = ReturnType<typeof useDraftForm<Values, unknown>>;

function refusalText(error: Error, failed: Said = error.message): Said {
  const isOwn = error instanceof CallError && error.message !== (HANDLER_MESSAGE[error.status] ?? OTHER_MESSAGE);
  return isOwn ? error.message : failed;
}

function showRefusal<Values extends WithFiles>(
  form: UseFormReturn<Values>,
  { fieldOf }: Pick<FormRules<Values>, 'fieldOf'>,
  { fields }: CallError,
): void {
  const values: FieldValues = form.getValues();
  for (const [name, message] of Object.entries(fields)) {
    const field = fieldOf(name);
    if ((field.split('.')[0] ?? '') in values) form.setError(field as FieldPath<Values>, { message });
  }
}
