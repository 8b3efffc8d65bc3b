import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { Check } from './Check.tsx';
import { ErrorState } from './Empty.tsx';
import { Field } from './Field.tsx';
import { Input, InputGroup, NativeSelect, Textarea } from './Input.tsx';
import { Logo } from './Logo.tsx';
import { OtpBoxes } from './OtpBoxes.tsx';
import { Picture } from './Picture.tsx';
import { Progress } from './Progress.tsx';
import { CardSkeleton } from './Skeleton.tsx';
import { Rating } from './Stars.tsx';
import { Switch } from './Switch.tsx';
import { Table } from './Table.tsx';
import { Toaster } from './Toaster.tsx';

test('what the server sends holds no style attribute and no script, as the content security policy demands', () => {
  const html = renderToString(
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
