import { useState } from 'react';
import { Grid } from '#ui/display/Grid.tsx';
import { Combobox, type ComboboxOption } from '#ui/forms/Combobox.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { GallerySection } from './GallerySection.tsx';

const STATES = [
  { value: 'MH', label: 'Maharashtra' },
  { value: 'GJ', label: 'Gujarat' },
  { value: 'KL', label: 'Kerala' },
  { value: 'HR', label: 'Haryana', disabled: true },
];

const CITIES = [
  { value: '1', label: 'Nashik', detail: 'Maharashtra' },
  { value: '2', label: 'Nagpur', detail: 'Maharashtra' },
  { value: '3', label: 'Surat', detail: 'Gujarat' },
  { value: '4', label: 'Morbi', detail: 'Gujarat' },
  { value: '5', label: 'Kozhikode', detail: 'Kerala' },
];

export function SelectSection() {
  const [state, setState] = useState<string | null>('MH');
  const [none, setNone] = useState<string | null>(null);
  return (
    <GallerySection title="Lists to choose from" line="The keyboard opens, walks, types ahead and chooses.">
      <Grid columns="form">
        <Field label="State" help="Cities follow the state">
          <Select options={STATES} value={state} onChange={setState} />
        </Field>
        <Field label="Business type" error={none ? undefined : 'Business type is required'}>
          <Select
            options={[{ value: 'Wholesaler', label: 'Wholesaler' }]}
            value={none}
            onChange={setNone}
            placeholder="Select business type"
          />
        </Field>
        <CityField />
        <SellerField />
      </Grid>
    </GallerySection>
  );
}

function CityField() {
  const [city, setCity] = useState<ComboboxOption | null>(null);
  return (
    <Field label="City">
      <Combobox options={CITIES} value={city} onChange={setCity} placeholder="Type to find" emptyText="No such city" />
    </Field>
  );
}

/** What a list from elsewhere says while it waits and when it fails: type "fail" for the latter. */
function SellerField() {
  const [seller, setSeller] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  const failed = query.startsWith('fail');
  return (
    <Field label="Seller" help="Waits for as long as you look; type fail to see it fail">
      <Combobox
        options={[]}
        value={seller}
        onChange={setSeller}
        onQuery={setQuery}
        loading={!failed}
        error={failed && 'Error loading search results'}
      />
    </Field>
  );
}
