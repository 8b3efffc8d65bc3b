import { formatDay } from '@plyhaat/contract/core/dates';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { inWords, territoryOf } from '../territory.ts';
import * as TEXTS from './texts.ts';

export type Answer = { readonly question: string; readonly answer: string };

const namesOf = (items: readonly { readonly name: string }[]) => inWords(items.map(({ name }) => name));

/** What an applicant wants to know first, said by the opportunity's own fields. */
export function answersOf(opportunity: Opportunity): Answer[] {
  const { Brand, product, Type, Organisation_name, categories, stateName, endDate } = opportunity;
  const { open, taken } = territoryOf(opportunity);
  const where = [
    open.length > 0 ? `${namesOf(open)} in ${stateName}.` : `None: every city in ${stateName} has a dealer.`,
    taken.length > 0 && open.length > 0 && `${namesOf(taken)} ${taken.length === 1 ? 'is' : 'are'} taken.`,
  ];
  return [
    { question: TEXTS.whichCitiesAreOpen, answer: where.filter(Boolean).join(' ') },
    {
      question: TEXTS.whatWouldISell,
      answer: `${Brand} ${product}${categories.length > 0 ? `, listed under ${namesOf(categories)}` : ''}.`,
    },
    { question: TEXTS.whatKindOfPartnership, answer: `${Type} with ${Organisation_name}.` },
    {
      question: TEXTS.untilWhenCanI,
      answer: endDate ? `Until ${formatDay(new Date(endDate))}.` : TEXTS.noLastDayIs,
    },
    {
      question: TEXTS.whoDecidesAndWho,
      answer: `${Organisation_name} decides, and decides which open cities are given. Nobody else sees your answers.`,
    },
  ];
}
