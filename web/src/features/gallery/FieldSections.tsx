import { useState } from 'react';
import { Grid } from '#ui/display/Grid.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { RangeSlider } from '#ui/forms/RangeSlider.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { GallerySection } from './GallerySection.tsx';

export function FieldSection() {
  return (
    <GallerySection title="Fields" line="Label above, help below, an error between the two. Nothing typed is lost.">
      <Grid columns="form">
        <Field label="Full Name" required>
          <Input placeholder="As on your GST certificate" />
        </Field>
        <Field label="GST number" error="Please enter a valid GST number">
          <Input defaultValue="27AAAFP0000A1Z" />
        </Field>
        <Field label="Landline" optional>
          <Input disabled defaultValue="0253 231 0044" />
        </Field>
        <Field label="Price">
          <InputGroup
            prefix="₹"
            suffix={
              <NativeSelect aria-label="Unit">
                <option>per sq.ft</option>
              </NativeSelect>
            }
          >
            <Input inputMode="numeric" defaultValue="142" />
          </InputGroup>
        </Field>
        <Field label="Description" help="Buyers read the first two lines" className="sm:col-span-2">
          <Textarea />
        </Field>
      </Grid>
    </GallerySection>
  );
}

export function ChoiceSection() {
  const [code, setCode] = useState('4182');
  const [role, setRole] = useState('DEALER');
  return (
    <GallerySection title="Choices" line="Checks filter, radios choose one, switches act at once.">
      <Grid columns="form">
        <div>
          <Check label="Plywood" count={186} defaultChecked />
          <Check label="Laminates" count={142} />
          <Check label="I agree to the terms" required error="Please agree to continue" />
        </div>
        <RadioGroup
          label="I am a"
          name="role"
          value={role}
          onChange={(event) => setRole(event.target.value)}
          options={[
            { value: 'DEALER', label: 'Dealer' },
            { value: 'RETAILER', label: 'Retailer', help: 'Sells to homes' },
          ]}
        />
        <Switch label="Show my phone" help="Signed-in buyers see it" defaultChecked />
        <OtpBoxes label="Enter OTP" value={code} onChange={setCode} />
      </Grid>
    </GallerySection>
  );
}

const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;

export function RangeSection() {
  const [range, setRange] = useState<readonly [number, number]>([0, 32000]);
  return (
    <GallerySection title="Range" line="Two thumbs or two boxes; the list changes when a thumb is let go.">
      <RangeSlider
        label="Price"
        min={0}
        max={50000}
        step={500}
        value={range}
        onChange={setRange}
        format={rupees}
        className="max-w-66"
      />
    </GallerySection>
  );
}
