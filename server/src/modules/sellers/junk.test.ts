import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { someAddress, someRegistration } from '#test/forms.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const NASTY = [
  '',
  ' ',
  '0',
  "'; drop table members; --",
  '\\',
  '{}',
  '"',
  '\ud800',
  '९८७६५४३२१०',
  '1900-02-30',
  'x'.repeat(3000),
];
const anything = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, null, true, 0, -1, 1e21, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 2 }),
);
const FIELDS =
  'name phone otp email dob aniversaryDate whatsapp landline address description pincode gstNumber countryId stateId cityId brandNames categoryArr profileImage bannerImage imagesArr videoArr documents'.split(
    ' ',
  );
const COMPANY =
  'name email phone address gstNumber noofepmployee natureOfBusiness annualTurnover iecCode yearOfEstablishment legalStatus cinNo companyCeo googleMapsLink'.split(
    ' ',
  );
const some = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 4 });
/** Refused or saved, never a bug; NUL and its kind are refused before they are read. */
const isAnswer = (status: number) => [200, 400, 409, 422, 429].includes(status);

test('whatever a member sends as its profile is saved or refused', async () => {
  const people = [await someSeller(db), await someMember(db)];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...people), some(FIELDS), some(COMPANY), async (who, fields, companyObj) => {
      const reply = await app.patch(`/users/updateUserById/${who.id}`, { ...fields, companyObj }, who);
      expect(isAnswer(reply.statusCode), reply.body).toBe(true);
      expect((await app.get(`/users/getUserById/${who.id}`, who)).statusCode).toBe(200);
    }),
    { numRuns: 150 },
  );
});

test('whatever stands in one field of a registration, it is taken or refused', async () => {
  const form = await someRegistration(db);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(form), 'gstNo', 'whatsappNo', 'password'),
      anything,
      async (name, value) => {
        const payload = { ...(await someRegistration(db)), [name]: value };
        const reply = await app.send('POST', '/users/register', { payload, remoteAddress: someAddress() });
        expect(isAnswer(reply.statusCode), reply.body).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
