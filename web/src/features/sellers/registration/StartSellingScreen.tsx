import { Trans, useLingui } from '@lingui/react/macro';
import { hasRealName } from '@plyhaat/contract/core/member-name';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SessionUser, session, useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { useDraft } from '#forms/drafts.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { toastSuccess } from '#ui/overlays/Toaster.tsx';
import { BusinessFields } from './BusinessFields.tsx';
import { FormProgress } from './FormSection.tsx';
import { PersonFields } from './PersonFields.tsx';
import { usePhotos } from './PhotoFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { beginningToSell, type Registration } from './registration.queries.ts';
import { useVendorSubmit } from './useVendorSubmit.ts';
import { VendorSubmit } from './VendorSubmit.tsx';
import { useIndia, useVendorForm } from './vendor-form.ts';

/** Tab startSelling: a buyer becomes a vendor under the number it signed in with. */
export function StartSellingScreen() {
  const { user } = useSession();
  return user && <Loaded user={user} />;
}

function Loaded({ user }: { user: SessionUser }) {
  const profile = useQuery(ownProfile(user._id));
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">
          <Trans>Start selling</Trans>
        </h1>
        <p className="mt-1 text-ink-2 text-ui md:text-body">
          <Trans>Tell buyers about your business. Your number, enquiries and reviews will not change.</Trans>
        </p>
      </div>
      {profile.isPending && <Waiting />}
      {profile.isError && (
        <ErrorState text={profile.error.message} onRetry={profile.refetch} busy={profile.isFetching} />
      )}
      {profile.data && <StartForm member={profile.data} />}
    </div>
  );
}

/** What is known of the buyer need not be typed again. */
const defaultsOf = (member: OwnMember, india: string): Partial<Registration> => ({
  authorizedPersonName: hasRealName(member.name) ? member.name : '',
  mobileNo: member.phone ?? '',
  email: member.email ?? '',
  dateOfBirth: member.dob ?? '',
  whatsappNo: member.whatsapp ?? '',
  address: member.address ?? '',
  countryId: member.countryId ?? india,
  stateId: member.stateId ?? '',
  cityId: member.cityId ?? '',
});

function StartForm({ member }: { member: OwnMember }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useVendorForm(defaultsOf(member, useIndia()));
  const draft = useDraft('startSelling', form);
  const photos = usePhotos();
  const { submit, isSaving, failure } = useVendorSubmit({
    form,
    photos,
    save: beginningToSell(member._id),
    onSaved: ({ user, token, isSubscribed }) => {
      draft.clear();
      toastSuccess(t`Welcome! You can sell now.`);
      void navigate({ to: '/account', search: { tab: 'profile' } });
      void queries.invalidateQueries({ queryKey: ownProfile(member._id).queryKey });
      // Last, because this form is not for a vendor to see.
      if (token) session.signIn(user, token, isSubscribed);
    },
  });
  return (
    <Form
      onSubmit={submit}
      aria-label={t`Start selling`}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <FormProgress form={form} />
      <BusinessFields form={form} />
      <PlaceFields form={form} photos={photos} />
      <PersonFields form={form} ownNumber />
      <VendorSubmit
        form={form}
        label={t`Start selling`}
        savingLabel={t`Saving...`}
        isSaving={isSaving}
        isUploading={photos.busy}
        failure={failure}
      />
    </Form>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5">
      <Loading />
      <Skeleton corners="card" className="h-120" />
    </div>
  );
}
