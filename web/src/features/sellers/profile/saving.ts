import { msg } from '@lingui/core/macro';
import { uploadMissing } from '@plyhaat/contract/media/media';
import { codeRequired, notYourProfile, type OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath } from 'react-hook-form';
import { CallError, isVague } from '#api/call.ts';
import { session } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { useChange } from '#forms/useChange.ts';
import { inPageLanguage, loadContractSentences } from '#languages/contract-sentences.ts';
import { isWholeCode } from '#ui/forms/otp.ts';
import type { Said } from '#ui/said.ts';
import type { useNewNumber } from './NewNumber.tsx';
import { profileSaving } from './profile.queries.ts';
import { type ProfileValues, refAt } from './profile-values.ts';
import type { ProfileFiles } from './useProfileFiles.ts';
import type { ProfileForm } from './useProfileForm.ts';

const CHECK_INPUT = msg`Please check your input and try again.`;
const FAILED = msg`Failed to update profile`;

/** 422 and 403 have their own words, else the server's, else a general one (SELL-6). */
function refusalText(error: Error): Said {
  if (!(error instanceof CallError)) return FAILED;
  if (error.status === 422) return CHECK_INPUT;
  if (error.status === 403) return inPageLanguage(notYourProfile.message);
  return isVague(error) ? FAILED : error.message;
}

type Context = {
  profile: OwnMember;
  form: ProfileForm;
  files: ProfileFiles;
  proof: ReturnType<typeof useNewNumber>;
  onSaved: () => void;
};

/** Updates what other screens have cached of the member. */
function useKeep(id: string) {
  const queries = useQueryClient();
  return (saved: OwnMember) => {
    queries.setQueryData(ownProfile(id).queryKey, saved);
    const { user, token, isSubscribed } = session.get();
    if (user && token)
      session.signIn({ ...user, name: saved.name, profileImage: saved.profileImage }, token, isSubscribed);
  };
}

/** Saves the form; what the server refuses stands beside the field that it names. */
export function useSaving({ profile, form, files, proof, onSaved }: Context) {
  const saving = useChange(profileSaving(profile._id), { failure: refusalText });
  const keep = useKeep(profile._id);
  const refuse = (error: Error) => {
    if (!(error instanceof CallError)) return;
    if (error.is(uploadMissing)) {
      const values = form.getValues();
      files.lose(Object.keys(error.fields).flatMap((path) => refAt(values, path) ?? []));
      return;
    }
    for (const [field, message] of Object.entries(error.fields))
      if (field === 'otp') proof.refuse(message);
      else if ((field.split('.')[0] as string) in form.getValues())
        form.setError(field as FieldPath<ProfileValues>, { message });
  };
  const submit = form.handleSubmit(async (values) => {
    if (saving.isPending || files.busy) return;
    const moves = proof.numberIn(values.phone) !== null;
    if (moves && !isWholeCode(proof.code)) {
      await loadContractSentences();
      proof.setError(inPageLanguage(codeRequired.message));
      return;
    }
    saving.mutate(
      { ...values, ...(moves && { otp: proof.code }) },
      {
        onSuccess: ({ data }) => {
          keep(data);
          onSaved();
        },
        onError: refuse,
      },
    );
  });
  return { submit, isSaving: saving.isPending };
}
