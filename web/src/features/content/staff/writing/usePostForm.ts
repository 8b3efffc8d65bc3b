import { useLingui } from '@lingui/react/macro';
import { changedSince } from '@plyhaat/contract/admin/admin';
import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { useDraft } from '#forms/drafts.ts';
import { useChange } from '#forms/useChange.ts';
import { showFirstError } from '#ui/forms/first-error.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { bodyOf, emptyPost, faultsOf, fieldOf, type PostValues, type Saving, valuesOf } from './post-values.ts';
import { savePost, writtenPost } from './writing.queries.ts';

/** A post while it is written: what was typed stays in this browser until it is saved. */
export function usePostForm(post: EditedPost | undefined) {
  const { t } = useLingui();
  const [defaults] = useState(() => (post ? valuesOf(post, t`Cover of this post`) : emptyPost()));
  const form = useForm<PostValues>({ defaultValues: defaults });
  const draft = useDraft(post ? `post.${post._id}` : 'post', form);
  // The version that was opened, not one that a colleague saved meanwhile.
  const seen = useRef(post && { id: post._id, version: post.version });
  const element = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saving = useChange((how: Saving) => savePost(seen.current, bodyOf(form.getValues(), how)));

  const show = (faults: Readonly<Record<string, string>>) => {
    form.clearErrors();
    for (const [name, message] of Object.entries(faults))
      form.setError(fieldOf(name) as FieldPath<PostValues>, { message });
    requestAnimationFrame(() => element.current && showFirstError(element.current));
  };
  const take = (data: EditedPost) => {
    seen.current = { id: data._id, version: data.version };
    draft.clear();
    queries.setQueryData(writtenPost(data._id).queryKey, data);
    void queries.invalidateQueries({ queryKey: ['admin', 'own', 'posts'] });
    void queries.invalidateQueries({ queryKey: ['blog'] });
  };
  /** Resolves once it is saved; refusals are shown and end there. */
  const save = async (how: Saving): Promise<boolean> => {
    if (form.getValues('uploading') || saving.isPending) return false;
    const faults = faultsOf(bodyOf(form.getValues(), how));
    if (Object.keys(faults).length > 0) {
      show(faults);
      if (faults.publishAt) toastError(faults.publishAt);
      return false;
    }
    try {
      const isNew = !seen.current;
      const { data } = await saving.mutateAsync(how);
      form.clearErrors();
      form.setValue('slug', data.slug);
      take(data);
      if (isNew) void navigate({ to: '/admin/content/posts/$id', params: { id: data._id }, replace: true });
      return true;
    } catch (error) {
      if (error instanceof CallError) show(error.fields);
      return false;
    }
  };
  const startAnew = () => {
    form.reset(defaults);
    draft.clear();
  };
  return {
    form,
    element,
    save,
    take,
    seen,
    startAnew,
    clearDraft: draft.clear,
    restored: draft.restored,
    savingAs: saving.isPending ? saving.variables.saveAs : undefined,
    isOutdated: saving.error instanceof CallError && saving.error.is(changedSince),
  };
}
export type PostFormHandle = ReturnType<typeof usePostForm>;
