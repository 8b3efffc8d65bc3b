import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { GstDoubts } from '../GstDoubts.tsx';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

/** A wrong pattern is refused; a slip or another state is pointed out and saved all the same. */
export function GstFields({ form, files }: { form: ProfileForm; files: ProfileFiles }) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`GST number`}
        required
        error={errorOf(form, 'gstNumber')}
        help={t`15 characters, as on your certificate`}
      >
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.register('gstNumber')} />
      </Field>
      <Doubts form={form} />
      <div className="sm:col-span-2">
        <FileDrop
          label={t`GST certificate`}
          required
          help={t`Picture, PDF or Word file under 5MB. Only you and our reviewers see it.`}
          icon={<FileText size={20} strokeWidth={1.75} />}
          {...files.documents.drop}
          error={errorOf(form, 'documents')}
        />
      </div>
    </>
  );
}

function Doubts({ form }: { form: ProfileForm }) {
  const [gstNumber, countryId, stateId] = useWatch({
    control: form.control,
    name: ['gstNumber', 'countryId', 'stateId'],
  });
  return <GstDoubts gstNumber={gstNumber} countryId={countryId} stateId={stateId} />;
}
