import { FileText } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { GstDoubts } from '../GstDoubts.tsx';
import * as TEXTS from './texts.ts';
import type { ProfileFiles } from './useProfileFiles.ts';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

/** A wrong pattern is refused; a slip or another state is pointed out and saved all the same. */
export function GstFields({ form, files }: { form: ProfileForm; files: ProfileFiles }) {
  return (
    <>
      <Field label={TEXTS.gstNumber} required error={errorOf(form, 'gstNumber')} help={TEXTS.n15CharactersAsOn}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.register('gstNumber')} />
      </Field>
      <Doubts form={form} />
      <div className="sm:col-span-2">
        <FileDrop
          label={TEXTS.gstCertificate}
          required
          help={TEXTS.picturePdfOrWord}
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
