import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_EXCERPT } from '@plyhaat/contract/content/post-form';
import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { bind } from '#forms/form-rules.ts';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input, InputGroup, Textarea } from '#ui/forms/Input.tsx';
import { readDocument, sourceOf } from './editor/document.ts';
import { Editor } from './editor/Editor.tsx';
import type { PostFormState } from './post-values.ts';
import { categoryNames } from './writing.queries.ts';

type Props = { form: PostFormState; post: EditedPost | undefined };

/** The text at the left, what stands around it at the right. */
export function PostFields({ form, post }: Props) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-5 ml:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
        <Field label={t`Title`} required error={errors.name?.message}>
          <Input maxLength={200} {...bind(form, 'name')} />
        </Field>
        <Body form={form} />
      </div>
      <div className="grid min-w-0 gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
        <Address form={form} post={post} />
        <Category form={form} />
        <Field label={t`Tags`} optional help={t`Separate with commas, up to ten`} error={errors.tags?.message}>
          <Input maxLength={400} {...bind(form, 'tags')} />
        </Field>
        <Field
          label={t`Excerpt`}
          optional
          help={t`Leave empty to use the beginning of the post`}
          error={errors.excerpt?.message}
        >
          <Textarea rows={4} maxLength={LONGEST_EXCERPT} {...bind(form, 'excerpt')} />
        </Field>
        <Cover form={form} />
      </div>
    </div>
  );
}

function Body({ form }: { form: PostFormState }) {
  const { t } = useLingui();
  const [initial] = useState(() => readDocument(form.getValues('source'), ''));
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold text-ui">
        <Trans>Text</Trans>
      </p>
      <Editor
        initial={initial}
        label={t`Text`}
        error={form.formState.errors.source?.message}
        onChange={(document) => {
          form.setValue('source', sourceOf(document));
          form.clearErrors('source');
        }}
      />
    </div>
  );
}

function Address({ form, post }: Props) {
  const { t } = useLingui();
  const moves = post?.publicSlug && t`The old address will still open this post.`;
  return (
    <Field
      label={t`Address`}
      optional={!post}
      help={moves || t`Leave empty to create it from the title`}
      error={form.formState.errors.slug?.message}
    >
      <InputGroup prefix="/blog/">
        <Input maxLength={100} spellCheck={false} autoCapitalize="none" {...bind(form, 'slug')} />
      </InputGroup>
    </Field>
  );
}

function Category({ form }: { form: PostFormState }) {
  const { t } = useLingui();
  const id = useId();
  const { data = [] } = useQuery(categoryNames());
  return (
    <Field label={t`Category`} help={t`Required to publish`} error={form.formState.errors.category?.message}>
      <Input maxLength={100} list={id} {...bind(form, 'category')} />
      <datalist id={id}>
        {data.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}

function Cover({ form }: { form: PostFormState }) {
  const { t } = useLingui();
  const { drop, busy } = useFormFiles(form, 'image', 'content');
  useUploading(form, busy);
  const { error } = form.getFieldState('image', form.formState);
  return <FileDrop label={t`Cover`} help={t`At least 1200 px wide looks best`} {...drop} error={error?.message} />;
}
