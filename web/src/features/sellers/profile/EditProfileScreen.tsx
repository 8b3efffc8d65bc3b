import { Trans, useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { Link, useNavigate } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useDraft } from '#forms/drafts.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { AddressFields } from './AddressFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { BannerField, GalleryFields } from './GalleryFields.tsx';
import { HolidayFields } from './HolidayFields.tsx';
import { useNewNumber } from './NewNumber.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { useSaving } from './saving.ts';
import { useProfileFiles } from './useProfileFiles.ts';
import { useProfileForm } from './useProfileForm.ts';
import { WithProfile } from './WithProfile.tsx';

/** SELL-5. */
export function EditProfileScreen() {
  // Whoever discards a draft begins again, uploads included.
  const [visit, setVisit] = useState(0);
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>Edit Profile</Trans>
      </h1>
      <WithProfile>
        {(profile) => <EditProfile key={visit} profile={profile} onDiscard={() => setVisit(visit + 1)} />}
      </WithProfile>
    </div>
  );
}

function EditProfile({ profile, onDiscard }: { profile: OwnMember; onDiscard: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useProfileForm(profile);
  const draft = useDraft('editProfile', form);
  const files = useProfileFiles({ form, profile, found: draft.found });
  const proof = useNewNumber(profile.phone);
  const { submit, isSaving } = useSaving({
    profile,
    form,
    files,
    proof,
    onSaved: () => {
      draft.clear();
      void navigate({ to: '/account', search: { tab: 'profile' } });
    },
  });
  const discard = () => {
    draft.clear();
    onDiscard();
  };
  const business = isBusiness(profile.role);
  return (
    <Form onSubmit={submit} aria-label={t`Edit Profile`} className="grid gap-5">
      {draft.restored && <Restored onDiscard={discard} />}
      {profile.verifeied && (
        <p className="rounded-card bg-amber-soft px-4 py-3 text-amber-ink text-ui sm:px-6">
          <Trans>
            You are a verified seller. A new company name or address is reviewed before buyers see it. A new GST number
            or certificate removes the verified badge until we have checked it.
          </Trans>
        </p>
      )}
      {business && <BannerField form={form} files={files} />}
      <PersonalFields form={form} role={profile.role} files={files} proof={proof} />
      {business && <CompanyFields form={form} files={files} profile={profile} />}
      {business && <HolidayFields form={form} />}
      <AddressFields form={form} business={business} />
      {business && <GalleryFields form={form} files={files} />}
      <SaveBar isSaving={isSaving} isUploading={files.busy} onCancel={draft.clear} />
    </Form>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-teak-soft px-4 py-2 text-ui sm:px-6"
    >
      <History size={18} strokeWidth={1.75} aria-hidden="true" className="text-teak" />
      <p className="min-w-0 flex-1 basis-52 py-2">
        <Trans>We have restored your unsaved changes.</Trans>
      </p>
      <Button variant="quiet" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}

type SaveBarProps = { isSaving: boolean; isUploading: boolean; onCancel: () => void };

/** Stays in view: the form is long. */
function SaveBar({ isSaving, isUploading, onCancel }: SaveBarProps) {
  const { t } = useLingui();
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 rounded-t-card border border-line border-b-0 bg-surface px-4 py-3 sm:px-6">
      <p role="status" className="mr-auto text-ink-2 text-ui empty:hidden">
        {isUploading && t`Your files are still uploading.`}
      </p>
      <Link
        to="/account"
        search={{ tab: 'profile' }}
        onClick={onCancel}
        className={buttonClass({ variant: 'line' }, 'max-sm:flex-1')}
      >
        <Trans>Cancel</Trans>
      </Link>
      <Button type="submit" busy={isSaving} disabled={isUploading} className="max-sm:flex-1">
        <Trans>Save Changes</Trans>
      </Button>
    </div>
  );
}
