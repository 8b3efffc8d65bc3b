import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Badge } from '../display/Badge.tsx';
import { Chip, RemovableChip } from '../display/Chip.tsx';
import { Logo } from '../display/Logo.tsx';
import { Phone } from '../display/Phone.tsx';
import { Place } from '../display/Place.tsx';
import { Price } from '../display/Price.tsx';
import { Rating, Stars } from '../display/Stars.tsx';
import { Verified } from '../display/Verified.tsx';

describe('a price', () => {
  test('is written in Indian groups with its unit', () => {
    renderAlone(<Price price={123456} unit="per Cu.mt" />);
    expect(screen.getByText('₹1,23,456')).toBeInTheDocument();
    expect(screen.getByText('per Cu.mt')).toBeInTheDocument();
  });

  test('on sale is shown with the old one struck through', () => {
    renderAlone(<Price price={1850} originalPrice={2150} />);
    expect(screen.getByText('₹2,150').tagName).toBe('S');
    expect(screen.getByText('₹1,850')).toHaveClass('text-teak');
  });

  test.each([142, 100, null, Number.NaN])('of ₹142 stands alone beside an original price of %s', (originalPrice) => {
    const { container } = renderAlone(<Price price={142} originalPrice={originalPrice} />);
    expect(container).toHaveTextContent(/^₹142$/);
    expect(screen.getByText('₹142')).not.toHaveClass('text-teak');
  });

  test.each([null, undefined, Number.NaN])('that is %s is left out', (price) => {
    expect(renderAlone(<Price price={price} unit="per Nos" />).container).toBeEmptyDOMElement();
  });
});

test.each([
  [4.6, 4],
  [5, 5],
  [0.9, 0],
])('a rating of %s fills %s stars', (rating, filled) => {
  const { container } = renderAlone(<Stars rating={rating} />);
  expect(container.firstElementChild).toHaveAttribute('data-filled', `${filled}`);
  expect(screen.getByText(`${rating} out of 5`)).toBeInTheDocument();
});

test('a rating tells how many reviews it rests on', () => {
  renderAlone(<Rating rating={4.6} count={1} />);
  expect(screen.getByText('· 1 review')).toBeInTheDocument();
});

test('a place is city and state, whichever is known', () => {
  const { container, rerender } = renderAlone(<Place city="Morbi" state="Gujarat" />);
  expect(container).toHaveTextContent(/^Morbi, Gujarat$/);
  rerender(<Place city={null} state="Gujarat" />);
  expect(container).toHaveTextContent(/^Gujarat$/);
  rerender(<Place />);
  expect(container).toBeEmptyDOMElement();
});

test('a phone number is written in fives and dialled in full', () => {
  renderAlone(<Phone phone="919822044518" dial />);
  expect(screen.getByRole('link', { name: '+91 98220 44518' })).toHaveAttribute('href', 'tel:+919822044518');
});

test('a masked phone number is never a link', () => {
  renderAlone(<Phone phone="98XXXXXX18" dial />);
  expect(screen.getByText('98XXXXXX18')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a chip tells whether it is chosen, and a filter chip what pressing it takes away', async () => {
  const press = vi.fn();
  const remove = vi.fn();
  renderAlone(
    <>
      <Chip on={false} onClick={press}>
        18 mm
      </Chip>
      <Chip on>BWP</Chip>
      <RemovableChip onClick={remove}>Laminates</RemovableChip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'BWP', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '18 mm', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Laminates' }));
  expect(press).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledOnce();
});

test('labels are readable by assistive technology', async () => {
  const { container } = renderAlone(
    <>
      <Logo />
      <Badge tone="ok">Approved</Badge>
      <p>
        Tapi Plywood House <Verified />
      </p>
      <Place city="Surat" state="Gujarat" />
      <Rating rating={4.6} count={38} />
      <Price price={1850} originalPrice={2150} unit="per Nos/sheet" />
      <Chip on>BWP</Chip>
    </>,
  );
  expect(screen.getByText('Verified')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
