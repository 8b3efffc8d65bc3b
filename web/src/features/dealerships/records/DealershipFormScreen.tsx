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
import * as TEXTS from './texts.ts';

const WORDS = {
  add: TEXTS.applyForDealership,
  addLine: TEXTS.yourBusinessRecordOur,
  edit: TEXTS.editDealership,
  editLine: TEXTS.whatYouSaveIs,
  loadFailed: TEXTS.failedToLoadDealership,
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
    ...dealershipRules(saved),
    draft: id ? `dealership.${id}` : 'dealership',
    save: saveDealership(id),
    changes: ['dealerships'],
    listTab: 'myDealership',
    failed: t`Failed to save dealership. Please try again.`,
  });
  const { form, restored } = draftForm;
  return (
    <FormFrame draftForm={draftForm} label={saved ? WORDS.edit : WORDS.add} saveLabel={t`Save dealership`}>
      <BusinessFields form={form} />
      <ContactFields form={form} />
      <FieldGroup title={t`Logo and documents`}>
        <FileFields key={restored ? 'restored' : 'fresh'} form={form} />
      </FieldGroup>
    </FormFrame>
  );
}
