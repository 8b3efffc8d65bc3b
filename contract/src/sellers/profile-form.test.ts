import { expect, test } from 'vitest';
import { BusinessProfileForm, ProfilePatch, UserProfileForm } from './profile-form.ts';

type Form = typeof BusinessProfileForm | typeof UserProfileForm | typeof ProfilePatch;
const wordsAt = (form: Form, value: object) =>
  Object.fromEntries((form.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const NEEDED = { name: 'Name is required', phone: 'Mobile number is required' };

test('a USER needs a name and a number, a business member its company, GST and place as well', () => {
  expect(wordsAt(UserProfileForm, { name: '', phone: '' })).toEqual(NEEDED);
  const empty = { name: '', phone: '', gstNumber: '', address: ' ', countryId: '', stateId: null, cityId: '' };
  expect(wordsAt(BusinessProfileForm, { ...empty, documents: [], companyObj: { name: '' } })).toEqual({
    ...NEEDED,
    'companyObj.name': 'Company name is required',
    gstNumber: 'GST number is required',
    address: 'Address is required',
    countryId: 'Country is required',
    stateId: 'State is required',
    cityId: 'City is required',
    documents: 'GST certificate is required',
  });
});

test.each([
  ['0123', false],
  ['abc', false],
  ['+91 98765 43210', true],
  ['12345678901234567', false],
  ['1234567890123456', true],
])('the number %s is good: %s', (phone, good) => {
  expect(wordsAt(ProfilePatch, { phone })).toEqual(good ? {} : { phone: 'Please enter a valid phone number' });
});

const link = (googleMapsLink: string) => wordsAt(ProfilePatch, { companyObj: { googleMapsLink } });
test('a maps link holds a maps address or nothing', () => {
  for (const good of [
    '',
    'https://www.google.com/maps/place/Nashik',
    'https://maps.app.goo.gl/x1',
    'https://goo.gl/maps/x1',
    'https://maps.google.co.in/?q=1',
  ])
    expect(link(good), good).toEqual({});
  for (const bad of ['https://example.com', 'https://evil.example/google.com/maps', 'javascript:google.com/maps'])
    expect(link(bad), bad).toEqual({ 'companyObj.googleMapsLink': 'Please enter a valid Google Maps URL' });
});

test('files are named by text or by entry, five at most', () => {
  expect(ProfilePatch.parse({ imagesArr: ['a', { image: 'b' }], videoArr: [{ video: 'c' }] })).toEqual({
    imagesArr: ['a', 'b'],
    videoArr: ['c'],
  });
  expect(wordsAt(ProfilePatch, { imagesArr: ['1', '2', '3', '4', '5', '6'] })).toEqual({
    imagesArr: 'You can add up to 5 images',
  });
});

test('what staff, payments and counting set cannot be sent', () => {
  const sent = {
    role: 'ADMIN',
    isBlocked: false,
    subscriptionEndDate: '2030-01-01',
    profileCount: 1,
    numberOfSales: 9,
  };
  expect(wordsAt(ProfilePatch, sent)).toEqual(
    Object.fromEntries(Object.keys(sent).map((name) => [name, 'This field cannot be changed'])),
  );
});
