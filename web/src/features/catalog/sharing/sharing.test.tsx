import { listProducts, readProduct } from '@plyhaat/contract/catalog/catalog';
import { deleteShare, listShares, makeShare, type OwnShare } from '@plyhaat/contract/catalog/share-form';
import { readShare, type SharedList, shareNotFound } from '@plyhaat/contract/catalog/shares';
import { CONTACT_SENT, sendLead } from '@plyhaat/contract/leads/leads';
import { countView } from '@plyhaat/contract/sellers/views';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { pageOf, someProduct, someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { sellersApi } from '#test/selling.ts';

const CODE = 'k7m2x9qpbw';
const SELLER = '00000000-0000-4000-8000-00000000a001';
const ply = someProduct({ name: 'Marine ply', price: 95, pricetype: 'per sq.ft' });
const LIST: SharedList = {
  code: CODE,
  title: 'Festive rates',
  createdAt: '2026-11-10T06:00:00.000Z',
  seller: {
    _id: SELLER,
    slug: 'tapi-plywood',
    companyName: 'Tapi Plywood',
    cityName: 'Surat',
    stateName: 'Gujarat',
    phone: '98••••••45',
    verifeied: true,
  },
  products: [
    {
      _id: ply._id,
      name: 'Marine ply',
      price: 90,
      pricetype: 'per sq.ft',
      unitName: 'sheet',
      isChanged: true,
      product: ply,
    },
    {
      _id: 'gone',
      name: 'Old door',
      price: 2500,
      pricetype: 'per Nos/sheet',
      unitName: 'door',
      isChanged: false,
      product: null,
    },
  ],
};
const OWN: OwnShare = {
  code: CODE,
  title: 'Festive rates',
  companyName: 'Tapi Plywood',
  createdAt: '2026-11-10T06:00:00.000Z',
  opens: 12,
  leads: 3,
  products: [
    { name: 'Marine ply', price: 95, pricetype: 'per sq.ft', unitName: 'sheet' },
    { name: 'Flush door', price: 2500, pricetype: 'per Nos/sheet', unitName: 'door' },
  ],
};

beforeEach(() => localStorage.clear());
afterEach(() => session.clear());

test('a shared list shows the price now, the price when shared, and what is gone; search engines stay away', async () => {
  const api = fakeApi(answer(readShare, { data: LIST }));
  const { container } = await renderAt(`/l/${CODE}`, { publicUrl: 'https://plyhaat.example' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Festive rates' })).toBeInTheDocument();
  const [changed, gone] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(changed).toHaveTextContent('₹95');
  expect(changed).toHaveTextContent('Price changed since shared');
  expect(changed).toHaveTextContent('₹90 per sq.ft when shared');
  expect(gone).toHaveTextContent('Old door');
  expect(gone).toHaveTextContent('No longer available');
  expect(screen.getByText('1 price has changed since this list was shared.')).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `https://plyhaat.example/share/list/${CODE}.jpg`,
  );
  await waitFor(() => expect(api.callsOf(countView)).toEqual([{ body: { share: CODE } }]));
  await expectNoAxeViolations(container);
});

test('whoever came by a list and writes to its seller is counted for the list', async () => {
  signInAs('USER');
  const api = fakeApi(answer(readShare, { data: LIST }), answer(sendLead, { message: CONTACT_SENT }));
  const { user } = await renderAt(`/l/${CODE}`);
  expect(screen.getByRole('button', { name: `Get price: ${ply.name}` })).toBeVisible();
  const [call] = await screen.findAllByRole('button', { name: 'Call Now' });
  await user.click(call as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Send a message' }));
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(api.callsOf(sendLead)).toMatchObject([{ body: { userId: SELLER, channel: 'contact', share: CODE } }]),
  );
});

test('a list that is no longer shared says so', async () => {
  fakeApi(
    answer(readShare, async () => {
      throw new CallError(404, shareNotFound.message, shareNotFound.error);
    }),
  );
  await renderAt('/l/2222222222');
  expect(await screen.findByRole('heading', { name: 'List not found' })).toBeInTheDocument();
});

test('a seller chooses products, names the list and gets it ready to share', async () => {
  signInAs('DEALER');
  const own = { approved: 'APPROVED', isPublic: true, rejectReason: null } as const;
  const [door, waiting] = [someProduct({ ...own, name: 'Flush door' }), someProduct({ ...own, isPublic: false })];
  const api = sellersApi(
    answer(listProducts, pageOf([{ ...ply, ...own }, door, { ...waiting, name: 'Waiting' }])),
    answer(makeShare, { message: 'Your list is ready to share.', data: OWN }),
    answer(listShares, { data: [OWN], total: 1 }),
  );
  const { user, container, address } = await renderAt('/account?tab=shareProducts');
  const create = await screen.findByRole('button', { name: 'Create list' });
  expect(create).toBeDisabled();
  await user.click(await screen.findByRole('checkbox', { name: 'Flush door' }));
  await user.click(screen.getByRole('checkbox', { name: 'Marine ply' }));
  expect(screen.queryByRole('checkbox', { name: 'Waiting' })).not.toBeInTheDocument();
  expect(screen.getByText('2 of 50')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Name of the list/ }), 'Festive rates');
  await expectNoAxeViolations(container);
  await user.click(create);
  expect(await screen.findByText('Ready to share')).toBeInTheDocument();
  expect(api.callsOf(makeShare)).toEqual([{ body: { productIds: [door._id, ply._id], title: 'Festive rates' } }]);
  expect(address()).toContain(CODE);
});

test('a name with a contact in it is refused beside its field', async () => {
  signInAs('DEALER');
  const fields = { title: 'Please leave out phone numbers, e-mail addresses and links' };
  sellersApi(
    answer(listProducts, pageOf([{ ...ply, isPublic: true }])),
    answer(makeShare, async () => {
      throw new CallError(422, 'Please check your input.', 'input_invalid', fields);
    }),
  );
  const { user } = await renderAt(`/account?tab=shareProducts&product=${ply._id}`);
  expect(await screen.findByRole('checkbox', { name: 'Marine ply' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  expect(await screen.findByText(fields.title)).toBeInTheDocument();
});

test('shared lists show opens and leads, and go by WhatsApp with their rates and short link', async () => {
  signInAs('DEALER');
  const api = sellersApi(answer(listShares, { data: [OWN], total: 1 }), answer(deleteShare, { message: 'Gone' }));
  const { user, container } = await renderAt('/account?tab=sharedLists', { publicUrl: 'https://plyhaat.example' });
  const [row] = within(await screen.findByRole('list', { name: 'Shared lists' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('Opens12');
  expect(row).toHaveTextContent('Leads3');
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp: Festive rates' });
  const text = decodeURIComponent(whatsapp.getAttribute('href')?.split('text=')[1] ?? '');
  expect(text).toBe(
    [
      '*Festive rates*',
      'Tapi Plywood, 10 Nov 2026',
      '',
      '1. Marine ply: ₹95 per sq.ft',
      '2. Flush door: ₹2,500 per door',
      '',
      `GST extra. Pictures and today's prices: https://plyhaat.example/l/${CODE}`,
    ].join('\n'),
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link: Festive rates' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(`https://plyhaat.example/l/${CODE}`);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Stop sharing: Festive rates' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(api.callsOf(deleteShare)).toEqual([{ params: { code: CODE } }]));
});

test('its seller shares a product with prices from its page; nobody else is offered that', async () => {
  const detail = someProductDetail({ slug: 'marine-ply' });
  fakeApi(answer(readProduct, { data: detail }));
  const first = await renderAt('/product/marine-ply');
  expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Share with prices' })).not.toBeInTheDocument();
  first.unmount();
  signInAs('DEALER');
  fakeApi(answer(readProduct, { data: { ...detail, seller: { ...detail.seller, _id: MEMBER_ID } } }));
  await renderAt('/product/marine-ply');
  expect(await screen.findByRole('link', { name: 'Share with prices' })).toHaveAttribute(
    'href',
    `/account?product=${detail._id}&tab=shareProducts`,
  );
});
