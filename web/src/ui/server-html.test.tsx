import { expect, test } from 'vitest';
import { htmlAlone } from '#test/render-alone.tsx';
import { Button } from './Button.tsx';
import { ErrorState } from './display/Empty.tsx';
import { Logo } from './display/Logo.tsx';
import { Picture } from './display/Picture.tsx';
import { Progress } from './display/Progress.tsx';
import { CardSkeleton } from './display/Skeleton.tsx';
import { Rating } from './display/Stars.tsx';
import { Check } from './forms/Check.tsx';
import { Field } from './forms/Field.tsx';
import { Input, InputGroup, NativeSelect, Textarea } from './forms/Input.tsx';
import { OtpBoxes } from './forms/OtpBoxes.tsx';
import { Switch } from './forms/Switch.tsx';
import { Toaster } from './overlays/Toaster.tsx';
import { Table } from './table/Table.tsx';

test('what the server sends holds no style attribute and no script, as the content security policy demands', () => {
  const html = htmlAlone(
    <>
      <Logo />
      <Button busy>Save</Button>
      <Field label="Price" error="Required">
        <InputGroup prefix="₹" suffix={<NativeSelect aria-label="Unit" />}>
          <Input />
        </InputGroup>
      </Field>
      <Textarea aria-label="Note" />
      <Check label="Plywood" />
      <Switch label="Show my phone" />
      <OtpBoxes label="Enter OTP" value="" onChange={() => {}} />
      <Picture picture={null} alt="" sizes="100vw" />
      <Progress label="Uploading" value={20} />
      <Rating rating={4} />
      <CardSkeleton />
      <ErrorState text="Failed" onRetry={() => {}} />
      <Table caption="Orders" columns={[{ head: 'Order', cell: String }]} rows={['1']} rowKey={String} />
      <Toaster />
    </>,
  );
  expect(html).toContain('Enter OTP');
  expect(html).not.toMatch(/ style=|<style|<script/);
});
