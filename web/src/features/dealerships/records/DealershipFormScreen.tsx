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
  add: 'Apply for Dealership',
  addLine: 'Your business record. Our team checks it; then you can attach it to applications.',
  edit: 'Edit Dealership',
  editLine: 'What you save is checked by our team again.',
  loadFailed: 'Failed to load dealership data for editing.',
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
  const id = saved?._id;
  const draftForm = useDraftForm({
    ...dealershipRules(saved),
    draft: id ? `dealership.${id}` : 'dealership',
    save: saveDealership(id),
    changes: ['dealerships'],
    listTab: 'myDealership',
    failed: 'Failed to save dealership. Please try again.',
  });
  const { form, restored } = draftForm;
  return (
    <FormFrame draftForm={draftForm} label={saved ? WORDS.edit : WORDS.add} saveLabel="Save dealership">
      <BusinessFields form={form} />
      <ContactFields form={form} />
      <FieldGroup title="Logo and documents">
        <FileFields key={restored ? 'restored' : 'fresh'} form={form} />
      </FieldGroup>
    </FormFrame>
  );
}
