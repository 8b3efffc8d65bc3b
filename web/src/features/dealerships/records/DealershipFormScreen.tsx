import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { FormFrame } from '#forms/FormFrame.tsx';
import { FormPage } from '#forms/FormPage.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { BusinessFields, ContactFields, FileFields } from './DealershipFields.tsx';
import { DealershipState } from './DealershipState.tsx';
import { dealershipRules } from './dealership-values.ts';
import { ownDealership, saveDealership } from './records.queries.ts';

const WORDS = {
  add: msg`Apply for Dealership`,
  addLine: msg`Your business record. Once our team approves it, you can attach it to applications.`,
  edit: msg`Edit Dealership`,
  editLine: msg`Our team will check your changes again.`,
  loadFailed: msg`Failed to load dealership data for editing.`,
};

export function DealershipFormScreen() {
  return (
    <FormPage words={WORDS} saved={ownDealership}>
      {(saved) =>
        saved ? (
          <>
            <DealershipState dealership={saved.data} />
            <DealershipForm saved={saved.data} />
          </>
        ) : (
          <DealershipForm />
        )
      }
    </FormPage>
  );
}

function DealershipForm({ saved }: { saved?: Dealership }) {
  const { t } = useLingui();
  const id = saved?._id;
  const draftForm = useDraftForm({
    ...dealershipRules(t, saved),
    draft: id ? `dealership.${id}` : 'dealership',
    save: saveDealership(id),
    changes: ['dealerships'],
    listTab: 'myDealership',
    failed: t`Failed to save dealership. Please try again.`,
  });
  const { form, restored } = draftForm;
  return (
    <FormFrame draftForm={draftForm} label={t(saved ? WORDS.edit : WORDS.add)} saveLabel={t`Save dealership`}>
      <BusinessFields form={form} />
      <ContactFields form={form} />
      <FieldGroup title={t`Logo and documents`}>
        <FileFields key={restored ? 'restored' : 'fresh'} form={form} />
      </FieldGroup>
    </FormFrame>
  );
}
