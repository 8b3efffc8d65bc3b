import { expect, test } from 'vitest';
import { RegistrationForm } from './registration.ts';

const ID = '0198a0c2-0000-7000-8000-000000000001';
const filled = {
  vendorType: 'DEALER',
  businessName: 'Tapi Plywood House',
  yearEstablished: '1998',
  brandNames: 'Vanaroop, Sahyaveer',
  category: ID,
  countryId: ID,
  stateId: ID,
  cityId: ID,
  address: '12 Ring Road',
  authorizedPersonName: 'Asha Rao',
  dateOfBirth: '1980-02-29',
  email: 'Asha@Tapi.example',
  mobileNo: '98765-43210',
  acceptTerms: true,
};
/** The words at each field that is wrong. */
const wordsAt = (form: object) =>
  Object.fromEntries(
    (RegistrationForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const messagesFor = (change: object) => wordsAt({ ...filled, ...change });

test('a filled form is read with digits, small letters and names apart', () => {
  expect(RegistrationForm.parse(filled)).toMatchObject({
    yearEstablished: 1998,
    brandNames: ['Vanaroop', 'Sahyaveer'],
    email: 'asha@tapi.example',
    mobileNo: '9876543210',
  });
});

test.each(['+91 98765 43210', '91 9876543210', ' 98765 43210 '])(
  'the number %j is read as its ten digits',
  (mobileNo) =>
    expect(RegistrationForm.parse({ ...filled, mobileNo, whatsappNo: mobileNo })).toMatchObject({
      mobileNo: '9876543210',
      whatsappNo: '9876543210',
    }),
);

test('an empty form names all thirteen required fields and the terms at once', () => {
  const fields =
    'vendorType businessName yearEstablished brandNames category countryId stateId cityId address authorizedPersonName dateOfBirth email mobileNo'.split(
      ' ',
    );
  const expected = Object.fromEntries(fields.map((name) => [name, 'This field is required']));
  const terms = { acceptTerms: 'You must accept the terms and conditions' };
  expect(wordsAt({})).toEqual({ ...expected, ...terms });
  expect(wordsAt(Object.fromEntries(fields.map((name) => [name, ''])))).toEqual({ ...expected, ...terms });
});

test.each([
  ['email', 'abc', 'Please enter a valid email address'],
  ['mobileNo', '987654321', 'Please enter a valid 10-digit mobile number'],
  ['mobileNo', '98765432101', 'Please enter a valid 10-digit mobile number'],
  ['mobileNo', '0 98765 43210', 'Please enter a valid 10-digit mobile number'],
  ['mobileNo', '+91 12345 67890', 'Please enter a valid 10-digit mobile number'],
  ['mobileNo', '1234567890', 'Please enter a valid 10-digit mobile number'],
  ['whatsappNo', '12', 'Please enter a valid 10-digit mobile number'],
  ['gstNo', 'ABC123', 'Please enter a valid GST number'],
  ['yearEstablished', '1899', 'Please enter a year from 1900 to the current year'],
  ['yearEstablished', new Date().getFullYear() + 1, 'Please enter a year from 1900 to the current year'],
  ['dateOfBirth', '1981-02-29', 'Please enter a valid date'],
  ['dateOfBirth', '2999-01-01', 'Please enter a valid date'],
  ['vendorType', 'ADMIN', 'This field is required'],
])('%s refuses %s', (field, value, words) => {
  expect(messagesFor({ [field]: value })).toEqual({ [field]: words });
});

test('a password may stay empty; a short one and one that differs are both told, whatever else is wrong', () => {
  expect(messagesFor({ password: '', confirmPassword: '' })).toEqual({});
  expect(messagesFor({ password: 'long enough', confirmPassword: 'long enough' })).toEqual({});
  expect(messagesFor({ password: 'short', confirmPassword: 'other', email: 'abc' })).toEqual({
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Passwords do not match',
    email: 'Please enter a valid email address',
  });
  expect(wordsAt({ confirmPassword: 'other', email: ' ' })).toMatchObject({
    confirmPassword: 'Passwords do not match',
    email: 'This field is required',
  });
});
