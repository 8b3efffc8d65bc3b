import { listStandings } from '@plyhaat/contract/requirements/matching';
import { listRequirements } from '@plyhaat/contract/requirements/requirements';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someRequirement } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import './RequirementsScreen.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const mine = someRequirement({ _id: '0190a000-0000-7000-8000-0000000000c1', productName: 'Flush doors' });
const other = someRequirement({ _id: '0190a000-0000-7000-8000-0000000000c2', productName: 'Teak veneer' });

const startApi = () =>
  fakeApi(
    answer(listRequirements, ({ query }) =>
      query.matching ? { data: [mine], total: 1 } : { data: [mine, other], total: 2 },
    ),
    answer(listStandings, ({ query }) => ({
      data: (query.ids as string[]).map((_id) =>
        _id === mine._id
          ? { _id, matched: true, why: ['Lists flush doors'] }
          : { _id, matched: false, why: ['You list no veneer.'] },
      ),
    })),
  );

test('a seller’s list opens with those for it, each once; why not is folded away (REQ-5)', async () => {
  signInAs('DEALER');
  startApi();
  const { user, container } = await renderAt('/requirements');
  const forYou = within(await screen.findByRole('region', { name: 'For you 1' }));
  expect(forYou.getByRole('link', { name: 'Flush doors' })).toBeVisible();
  expect(await forYou.findByText('Lists flush doors.')).toBeVisible();
  const [first] = screen.getAllByRole('article');
  const filters = screen.getByRole('form', { name: 'Filter requirements' });
  expect(first?.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const why = await screen.findByText('You list no veneer.');
  expect(why.closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Why you were not notified'));
  expect(why.closest('details')).toHaveAttribute('open');
  await expectNoAxeViolations(container);
});

test('a search, and whoever does not sell, sees the list alone', async () => {
  startApi();
  const { unmount } = await renderAt('/requirements');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /^For you/ })).not.toBeInTheDocument();
  unmount();
  signInAs('DEALER');
  startApi();
  await renderAt('/requirements?q=ply');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /^For you/ })).not.toBeInTheDocument();
});
