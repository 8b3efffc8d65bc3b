import { gstOn } from '@plyhaat/contract/core/money';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { Languages, type Wording } from '#platform/languages/languages.ts';
import type { PrintedFields } from './printed-fields.ts';
import { renderInvoice } from './render.ts';
import { rupeesInWords } from './words.ts';

const inEnglish: Wording = (text) => text;
const ORDER_URL = 'https://plyhaat.example/account/orders/PM7K2QX9R4M8TBN3W';

const someFields = (over: Partial<PrintedFields> = {}): PrintedFields => ({
  series: 'PH',
  number: 'PH/26-27/000133',
  day: '2026-11-15',
  issuedAt: new Date('2026-11-15T11:13:00Z'),
  orderId: 'PM7K2QX9R4M8TBN3W',
  corrects: null,
  reason: null,
  supplier: {
    name: 'Plyhaat Marketplace Private Limited',
    address: '2nd floor, Sharanpur Road, Nashik, Maharashtra 422002',
    gstNumber: '27AAKCP0000N1ZI',
    stateName: 'Maharashtra',
    stateCode: '27',
  },
  recipient: {
    name: 'Shivneri Ply & Hardware',
    address: 'Shop 14, Timber Market Road, Bhavani Peth, Pune',
    stateId: null,
    stateName: 'Maharashtra',
    stateCode: '27',
    pincode: '411042',
    gstNumber: '27AAAFP0000A1ZD',
  },
  placeOfSupply: { code: '27', name: 'Maharashtra' },
  lines: [
    {
      description: 'Standard plan, 12 months (360 days), 15 Nov 2026 to 10 Nov 2027',
      sac: '998365',
      versionId: null,
      amount: 599_900,
    },
    { description: 'Credit for Start: 61 of 90 days unused', sac: '998365', versionId: null, amount: -135_400 },
  ],
  ...gstOn(464_500, true),
  paymentMethod: 'phonepay',
  paymentReference: 'T2611151643088214',
  isSpecimen: true,
  ...over,
});

async function read(document: PrintedFields, say: Wording = inEnglish) {
  const bytes = await renderInvoice(document, ORDER_URL, say);
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
  const rows = items.map((item) => ('str' in item && item.str.trim() ? item.transform[5] : Number.POSITIVE_INFINITY));
  // The two lowest texts are the foot's.
  const [foot = 0, , body = 0] = rows.sort((a, b) => a - b);
  const read = { bytes, pages: pdf.numPages, text, foot, body };
  await pdf.destroy();
  return read;
}

test('an invoice says all that Rule 46 asks for, on one page of at most 60 KB', async () => {
  const { bytes, pages, text } = await read(someFields());
  expect(pages).toBe(1);
  expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
  for (const part of [
    'Tax invoice',
    'Original for recipient',
    'Plyhaat Marketplace Private Limited',
    '2nd floor, Sharanpur Road, Nashik, Maharashtra 422002',
    'GSTIN 27AAKCP0000N1ZI · Maharashtra, State code 27',
    'PH/26-27/000133',
    '15 Nov 2026',
    'PM7K2QX9R4M8TBN3W',
    'PhonePe, paid',
    'Shivneri Ply & Hardware',
    'Maharashtra (27) 411042',
    'GSTIN 27AAAFP0000A1ZD',
    'Tax payable on reverse charge: No',
    '998365',
    'Standard plan, 12 months (360 days)',
    '5,999.00',
    '-1,354.00',
    'Taxable value ₹4,645.00',
    'CGST 9% ₹418.05',
    'SGST 9% ₹418.05',
    'Round off -₹0.10',
    'Total ₹5,481.00',
    'Rupees five thousand four hundred and eighty-one only',
    'Reference T2611151643088214',
    'Specimen',
    'no signature is needed',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('IGST');
});

test('a buyer in another State, without GSTIN, is charged IGST and named with address, State and PIN code', async () => {
  const recipient = {
    ...someFields().recipient,
    name: 'Anita Kulkarni',
    address: 'Ring Road, Surat',
    stateName: 'Gujarat',
    stateCode: '24',
    pincode: '395002',
    gstNumber: null,
  };
  const place = { code: '24', name: 'Gujarat' };
  const { text } = await read(
    someFields({ recipient, placeOfSupply: place, ...gstOn(599_900, false), isSpecimen: false }),
  );
  for (const part of [
    'Unregistered',
    'Gujarat (24) 395002',
    'IGST 18% ₹1,079.82',
    'Round off ₹0.18',
    'Total ₹7,079.00',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/CGST \d|specimen/i);
});

test('a credit note names its invoice and its reason', async () => {
  const { text, pages } = await read(
    someFields({
      series: 'PHC',
      number: 'PHC/26-27/000004',
      corrects: 'PH/26-27/000104',
      reason: 'banner withdrawn before it ran',
      ...gstOn(299_900, true),
    }),
  );
  expect(pages).toBe(1);
  for (const part of [
    'Credit note',
    'PHC/26-27/000004',
    'Against invoice',
    'PH/26-27/000104',
    'Reason: banner withdrawn before it ran',
    'Total credited ₹3,539.00',
  ])
    expect(text).toContain(part);
});

test('a name in Devanagari is written, beside Latin letters and the rupee sign', async () => {
  const recipient = { ...someFields().recipient, name: 'शिवनेरी प्लायवुड Traders', address: 'दुकान 14, पुणे' };
  const { text, bytes } = await read(someFields({ recipient }));
  expect(text).toContain('Traders');
  // Signs that are drawn before their letter are read back before it.
  expect(text).toContain('वनेरी');
  expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
});

test('twenty top-ups with the longest names and addresses still stand on one page', async () => {
  const line = {
    description: 'Advertisement topup of a long name, 30 days',
    sac: '998365',
    versionId: null,
    amount: 99_900,
  };
  const recipient = { ...someFields().recipient, name: 'W'.repeat(120), address: 'Shop 14, Market Yard '.repeat(14) };
  const { pages, text, bytes, foot, body } = await read(
    someFields({ lines: Array(22).fill(line), recipient, ...gstOn(22 * 99_900, true) }),
  );
  expect(pages).toBe(1);
  expect(text).toContain('Page 1 of 1');
  expect(foot).toBeGreaterThan(20);
  expect(body - foot).toBeGreaterThan(10);
  expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
});

test('the same document is the same bytes', async () => {
  const [one, other] = [(await read(someFields())).bytes, (await read(someFields())).bytes];
  expect(one.equals(other)).toBe(true);
});

test.each([
  [100, 'Rupees one only'],
  [117_900, 'Rupees one thousand one hundred and seventy-nine only'],
  [12_345_678_900, 'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine only'],
  [2_000_050, 'Rupees twenty thousand and fifty paise only'],
  [10_000_000, 'Rupees one lakh only'],
])('%i paise are %s', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

test('in another language each legal term stands beside its English, and days have the month of the language', async () => {
  const hi = { 'Tax invoice': 'GST बल', 'Place of supply': 'माल कहा', Maharashtra: 'महारा', Nov: 'माह' };
  const { text, pages } = await read(someFields(), new Languages({ hi }).wording('hi'));
  expect(pages).toBe(1);
  for (const part of ['GST बल / Tax invoice', 'माल कहा / Place of supply', 'महारा / Maharashtra (27)', '15 माह 2026'])
    expect(text.replace(/\s+/g, '')).toContain(part.replace(/\s+/g, ''));
  expect(text).toContain('Rupees five thousand four hundred and eighty-one only');
});
