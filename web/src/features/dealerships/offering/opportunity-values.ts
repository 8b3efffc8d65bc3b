import { msg } from '@lingui/core/macro';
import { OpportunityForm, type OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import type { UseFormReturn } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { resolverBy } from '#forms/form-rules.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';
import type { OpportunityBody } from './offering.queries.ts';

type OpportunityValues = {
  Organisation_name: string;
  Type: string;
  Brand: string;
  product: string;
  categoryArr: string[];
  stateId: string;
  cityId: string[];
  description: string;
  image: FormFile[];
  logo: FormFile[];
  uploading: boolean;
};
export type OpportunityFormState = UseFormReturn<OpportunityValues>;

const idsOf = (named: readonly { readonly _id: string }[]) => named.map(({ _id }) => _id);

const EMPTY: OpportunityValues = {
  Organisation_name: '',
  Type: '',
  Brand: '',
  product: '',
  categoryArr: [],
  stateId: '',
  cityId: [],
  description: '',
  image: [],
  logo: [],
  uploading: false,
};

const valuesOf = (saved: OwnOpportunity, say: Say): OpportunityValues => ({
  Organisation_name: saved.Organisation_name,
  Type: saved.Type,
  Brand: saved.Brand,
  product: saved.product,
  categoryArr: idsOf(saved.categories),
  stateId: saved.stateId,
  cityId: idsOf(saved.cities),
  description: saved.description,
  image: [storedFile(saved.image, saved.picture, say(msg`Image`))],
  logo: saved.ownLogo ? [storedFile(saved.ownLogo, saved.logoPicture, say(msg`Logo`))] : [],
  uploading: false,
});

const bodyOf = ({ image, logo, Type, uploading: _, ...values }: OpportunityValues): OpportunityBody => ({
  ...values,
  Type: Type as OpportunityBody['Type'],
  userId: ownId(),
  image: refsOf(image)[0] ?? '',
  logo: refsOf(logo)[0] ?? '',
});

const fieldOf = (name: string) => name.split('.')[0] ?? '';

/** The rules of the form; a new one begins with the name of the member's own company. */
export const opportunityRules = (saved: OwnOpportunity | undefined, company: string, say: Say) => ({
  defaults: saved ? valuesOf(saved, say) : { ...EMPTY, Organisation_name: company },
  bodyOf,
  fieldOf,
  resolver: resolverBy<OpportunityValues>(OpportunityForm, { bodyOf, fieldOf }),
});
