import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Card, CardActions, CardBody, CardLine, CardName, cardLinkClass } from './Card.tsx';
import { Empty, ErrorState } from './Empty.tsx';
import { Grid } from './Grid.tsx';
import { SectionHead } from './SectionHead.tsx';
import { CardSkeleton, Loading, Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

test('a failed list says so at once and can be asked for again', async () => {
  const retry = vi.fn();
  const { container } = renderAlone(
    <ErrorState text="Error loading products. Please try again." retryLabel="Reload Page" onRetry={retry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading products. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(retry).toHaveBeenCalledOnce();
  await expectNoAxeViolations(container);
});

test('an empty list says so and offers the way on', async () => {
  const { container } = renderAlone(
    <Empty text="No products found matching your criteria." action={<button type="button">Clear Filters</button>} />,
  );
  expect(screen.getByText('No products found matching your criteria.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('placeholders are silent and loading is announced once', async () => {
  const { container } = renderAlone(
    <>
      <Loading label="Loading products" />
      <CardSkeleton />
      <Skeleton className="h-4" />
      <Spinner />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading products');
  expect(container.querySelectorAll(':scope > [aria-hidden=true]')).toHaveLength(3);
  await expectNoAxeViolations(container);
});

test('a spinner with a label announces it', () => {
  renderAlone(<Spinner label="Searching..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching...');
});

test('a section is headed by its title, one line and the way to the whole list', async () => {
  const { container } = renderAlone(
    <section aria-labelledby="latest">
      <SectionHead
        id="latest"
        title="Latest Products"
        line="Listed this week"
        link={<a href="/shop">View All</a>}
        tools={<button type="button">Next</button>}
      />
      <Grid as="ul" label="Products">
        <li>
          <Card>
            <CardBody>
              <CardName>
                <a href="/product/ply" className={cardLinkClass}>
                  Marine ply
                </a>
              </CardName>
              <CardLine>Sahyaveer Ply Udyog</CardLine>
              <CardActions>
                <button type="button">Call</button>
              </CardActions>
            </CardBody>
          </Card>
        </li>
      </Grid>
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Latest Products' })).toHaveTextContent('Listed this week');
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('list', { name: 'Products' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Marine ply');
  await expectNoAxeViolations(container);
});
