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
  vi.restoreAllMocks();
  session.endView();
  session.clear();
});

const ROHIT = { _id: SELLER_ID, name: 'Rohit Deshmukh', role: 'DEALER', profileImage: '' } as const;
const tokenFor = (minutes: number) =>
  `x.${btoa(JSON.stringify({ user: { _id: SELLER_ID }, exp: Math.floor(Date.now() / 1000) + minutes * 60 }))}.x`;
const startApi = () =>
  fakeApi(
    answer(readMemberByStaff, { data: MEMBER_DETAIL }),
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [], staff: [] }),
    answer(seeAs, { token: tokenFor(15), data: ROHIT }),
  );
const PAGE = `/admin/members/${SELLER_ID}`;
const banner = () => screen.findByRole('region', { name: 'Seeing as a member' });

test('staff see as a member in a new tab that asks for a reason and its own token, and opens the account; the console stays theirs', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  signInAs('SUBADMIN', 'Ravi Nambiar');
  const api = startApi();
  const { user, address, unmount } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'See as this member' }));
  expect(opened).toHaveBeenCalledWith(`${PAGE}/see-as`, '_blank', 'noopener');
  expect(address()).toBe(PAGE);
  expect(session.get().user?.name).toBe('Ravi Nambiar');
  expect(api.callsOf(seeAs)).toEqual([]);
  unmount();
  const tab = await renderAt(`${PAGE}/see-as`);
  await tab.user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Sees none');
  await tab.user.click(screen.getByRole('button', { name: 'See as this member' }));
  expect(await screen.findByText('Please give a reason of at least 10 characters')).toBeVisible();
  await tab.user.type(screen.getByRole('textbox', { name: /^Reason/ }), ' of the leads');
  await tab.user.click(screen.getByRole('button', { name: 'See as this member' }));
  expect(await banner()).toHaveTextContent('You see Plyhaat as Rohit Deshmukh.');
  await waitFor(() => expect(tab.address()).toMatch(/^\/account/));
  expect(api.callsOf(seeAs)).toMatchObject([{ body: { reason: 'Sees none of the leads' } }]);
});

test('an address that somebody sent begins nothing; Stop ends it, closes the tab and says so where that fails', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  signInAs('SUBADMIN', 'Ravi Nambiar');
  const api = startApi();
  const { user, address, container } = await renderAt(`${PAGE}/see-as`);
  expect(await screen.findByRole('heading', { name: 'See Plyhaat as Shivneri Ply' })).toBeInTheDocument();
  expect(api.callsOf(seeAs)).toEqual([]);
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Says that no leads arrive');
  await user.click(screen.getByRole('button', { name: 'See as this member' }));
  expect(await banner()).toHaveTextContent('You see Plyhaat as Rohit Deshmukh.');
  expect(await banner()).toHaveTextContent('15 minutes left');
  await waitFor(() => expect(address()).toMatch(/^\/account/));
  expect(session.get()).toMatchObject({ user: ROHIT, isView: true });
  // The browser's own sign-in stays; other tabs are who they were.
  expect(localStorage.getItem('plyhaat.loginId')).toBe(MEMBER_ID);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(close).toHaveBeenCalled();
  expect(await screen.findByText('You are yourself again. You can close this tab.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${PAGE}/see-as`));
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
  await waitFor(() => expect(address()).toBe(`${PAGE}/see-as`));
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
