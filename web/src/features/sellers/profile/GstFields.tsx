import { gstDoubts } from '@plyhaat/contract/core/gst';
import { useQuery } from '@tanstack/react-query';
import { FileText, TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { stateList } from '#features/places/places.queries.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input } from '#ui/forms/Input.tsx';
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
  const { data } = useQuery(stateList(countryId));
  const state = data?.data.find(({ _id }) => _id === stateId);
  return (
    <div role="status" className="grid content-start gap-2 empty:hidden sm:col-span-2">
      {gstDoubts(gstNumber, state?.gstCode).map((doubt) => (
        <p
          key={doubt}
          className="flex items-start gap-2 rounded bg-amber-soft px-3 py-2.5 font-medium text-amber-ink text-ui"
        >
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          {doubt}
        </p>
      ))}
    </div>
  );
}
