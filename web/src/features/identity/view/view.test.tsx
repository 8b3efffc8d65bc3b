import { listAudit } from '@plyhaat/contract/admin/audit';
import { readMemberByStaff } from '@plyhaat/contract/identity/staff/members';
import { seeAs } from '@plyhaat/contract/identity/staff/see-as';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { followOtherTabs, session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { MEMBER_DETAIL, SELLER_ID } from '#test/console-members.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => {
  vi.useRealTimers();
  session.endView();
  session.clear();
});

const ROHIT = { _id: SELLER_ID, name: 'Rohit Deshmukh', role: 'DEALER', profileImage: '' } as const;
const tokenFor = (minutes: number) =>
  `x.${btoa(JSON.stringify({ user: { _id: SELLER_ID }, exp: Math.floor(Date.now() / 1000) + minutes * 60 }))}.x`;
const startApi = () =>
  fakeApi(
    answer(readMemberByStaff, { data: MEMBER_DETAIL }),
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [] }),
    answer(seeAs, { token: tokenFor(15), data: ROHIT }),
  );
const banner = () => screen.findByRole('region', { name: 'Seeing as a member' });

test('staff see as a member in this tab, and Stop leads back to the member’s page and their own session', async () => {
  signInAs('SUBADMIN', 'Ravi Nambiar');
  startApi();
  const { user, address, container } = await renderAt(`/admin/members/${SELLER_ID}`);
  await user.click(await screen.findByRole('button', { name: 'See as this member' }));
  expect(await banner()).toHaveTextContent('You see Plyhaat as Rohit Deshmukh.');
  expect(await banner()).toHaveTextContent('15 minutes left');
  expect(address()).toBe('/');
  expect(session.get()).toMatchObject({ user: ROHIT, isView: true });
  // The browser's own sign-in stays; other tabs are who they were.
  expect(localStorage.getItem('plyhaat.loginId')).toBe(MEMBER_ID);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(address()).toBe(`/admin/members/${SELLER_ID}`));
  expect(session.get().user?.name).toBe('Ravi Nambiar');
  expect(sessionStorage.getItem('plyhaat.view')).toBeNull();
});

test('after its time it ends by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  signInAs('ADMIN', 'Farida Merchant');
  startApi();
  session.beginView(ROHIT, tokenFor(15));
  const { address } = await renderAt('/shop');
  expect(await banner()).toHaveTextContent('15 minutes left');
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
  expect(await banner()).toHaveTextContent('1 minute left');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText('The 15 minutes are over. You are yourself again.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/admin/members/${SELLER_ID}`));
  expect(session.get().user?.name).toBe('Farida Merchant');
});

test('a reload keeps it, an expired one and a sign-out end it, and other tabs do not change it', () => {
  signInAs('ADMIN', 'Farida Merchant');
  session.beginView(ROHIT, tokenFor(15));
  session.restore();
  expect(session.get()).toMatchObject({ user: ROHIT, isView: true });
  followOtherTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: 'plyhaat.accessToken' }));
  expect(session.get().user).toEqual(ROHIT);
  session.clear();
  expect(session.get().user?.name).toBe('Farida Merchant');
  session.beginView(ROHIT, tokenFor(-1));
  session.restore();
  expect(session.get().user?.name).toBe('Farida Merchant');
});
