import { formatDay } from '@plyhaat/contract/core/dates';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { inWords, territoryOf } from '../territory.ts';

export type Answer = { readonly question: string; readonly answer: string };

const namesOf = (things: readonly { readonly name: string }[]) => inWords(things.map(({ name }) => name));

/** What an applicant wants to know first, said by the opportunity's own fields. */
export function answersOf(opportunity: Opportunity): Answer[] {
  const { Brand, product, Type, Organisation_name, categories, stateName, endDate } = opportunity;
  const { open, taken } = territoryOf(opportunity);
  const where = [
    open.length > 0 ? `${namesOf(open)} in ${stateName}.` : `None: every city in ${stateName} has a dealer.`,
    taken.length > 0 && open.length > 0 && `${namesOf(taken)} ${taken.length === 1 ? 'is' : 'are'} taken.`,
  ];
  return [
    { question: 'Which cities are open?', answer: where.filter(Boolean).join(' ') },
    {
      question: 'What would I sell?',
      answer: `${Brand} ${product}${categories.length > 0 ? `, listed under ${namesOf(categories)}` : ''}.`,
    },
    { question: 'What kind of partnership is it?', answer: `${Type} with ${Organisation_name}.` },
    {
      question: 'Until when can I apply?',
      answer: endDate ? `Until ${formatDay(new Date(endDate))}.` : 'No last day is set.',
    },
    {
      question: 'Who decides, and who sees my answers?',
      answer: `${Organisation_name} decides, and decides which open cities are given. Nobody else sees your answers.`,
    },
  ];
}
