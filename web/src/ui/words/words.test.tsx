import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider, useLingui } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAlone } from '#test/render-alone.tsx';
import { Price } from '../display/Price.tsx';
import { formatDay, formatMoment } from './dates.ts';
import { perOne } from './prices.ts';
import { formatQuantity } from './quantities.ts';

const HINDI = {
  [msg`per sheet`.id]: 'प्रति शीट',
  [msg`per sq.ft`.id]: 'प्रति वर्ग फ़ुट',
  [msg({ message: 'Nov', context: 'a month, cut short' }).id]: 'नव॰',
  [msg`${{ clock: '' }} PM`.id]: 'शाम {clock}',
  [msg({ message: `${{ day: '' }}, ${{ time: '' }}`, context: 'a day with the time' }).id]: '{day} को {time}',
};

const AT = new Date('2026-11-14T13:00:00Z');

function Card() {
  const { i18n } = useLingui();
  return (
    <>
      <Price price={125000} unit={perOne({ pricetype: 'per Nos/sheet', unitName: 'sheet' }, i18n.t)} />
      <p>{perOne({ pricetype: 'per sq.ft', unitName: 'sheet' }, i18n.t)}</p>
      <p>{perOne({ pricetype: 'per Nos/sheet', unitName: 'crate' }, i18n.t)}</p>
      <time>{formatDay(AT, i18n.t)}</time>
      <p>{formatMoment(AT, i18n.t)}</p>
      <output>{formatQuantity({ amount: 120_000, unit: 'per Nos/sheet', noun: 'door' }, i18n.t)}</output>
      <p>{formatQuantity({ amount: 1, unit: 'per Nos/sheet', noun: 'box' }, i18n.t)}</p>
    </>
  );
}

const written = () => document.body.textContent;

test('a price, a day and a count are said in English as before', () => {
  renderAlone(<Card />);
  expect(written()).toBe('₹1,25,000per sheetper sq.ftper crate14 Nov 202614 Nov 2026, 6:30 PM1,20,000 doors1 box');
});

test('the same is said in Hindi, with digits as in English and grouped as in India', () => {
  const i18n = setupI18n({ locale: 'hi', messages: { hi: HINDI } });
  render(
    <I18nProvider i18n={i18n}>
      <Card />
    </I18nProvider>,
  );
  expect(screen.getByText('प्रति शीट')).toBeVisible();
  expect(screen.getByText('₹1,25,000')).toBeVisible();
  expect(screen.getByText('प्रति वर्ग फ़ुट')).toBeVisible();
  expect(screen.getByText('14 नव॰ 2026')).toBeVisible();
  expect(screen.getByText('14 नव॰ 2026 को शाम 6:30')).toBeVisible();
});
