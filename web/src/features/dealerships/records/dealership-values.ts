import { msg } from '@lingui/core/macro';
import { DealershipForm } from '@plyhaat/contract/dealerships/dealership-form';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import type { UseFormReturn } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { resolverBy } from '#forms/form-rules.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';
import type { DealershipBody } from './records.queries.ts';

const TEXT_FIELDS = [
  'name',
  'description',
  'address',
  'state',
  'city',
  'pincode',
  'phone',
  'email',
  'businessType',
  'website',
  'establishedYear',
  'gstNumber',
] as const;
type Texts = Record<(typeof TEXT_FIELDS)[number], string>;

type DealershipValues = Texts & { logo: FormFile[]; documents: FormFile[]; uploading: boolean };
export type DealershipFormState = UseFormReturn<DealershipValues>;

const EMPTY: DealershipValues = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Texts),
  logo: [],
  documents: [],
  uploading: false,
};

const valuesOf = (saved: Dealership, say: Say): DealershipValues => ({
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, String(saved[name] ?? '')])) as Texts),
  state: saved.stateId,
  city: saved.cityId,
  logo: [storedFile(saved.logo, saved.logoPicture, say(msg`Business logo`))],
  documents: saved.documents.map(({ path, name, address }) => ({
    id: path,
    ref: path,
    name,
    kind: 'document' as const,
    state: 'done' as const,
    url: address,
  })),
  uploading: false,
});

const bodyOf = ({ logo, documents, uploading: _, ...texts }: DealershipValues): DealershipBody => ({
  ...texts,
  businessType: texts.businessType as DealershipBody['businessType'],
  userId: ownId(),
  logo: refsOf(logo)[0] ?? '',
  documents: refsOf(documents),
});

const fieldOf = (name: string) => name.split('.')[0] ?? '';

/** The rules of the form: its call, and where it shows what the contract says of it. */
export const dealershipRules = (say: Say, saved?: Dealership) => ({
  defaults: saved ? valuesOf(saved, say) : EMPTY,
  bodyOf,
  fieldOf,
  resolver: resolverBy<DealershipValues>(DealershipForm, { bodyOf, fieldOf }),
});
