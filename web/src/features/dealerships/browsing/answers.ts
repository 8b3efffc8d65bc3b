import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { inOneLine } from '#ui/in-one-line.ts';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { opportunityType } from '#ui/words/partnerships.ts';
import { territoryOf } from '../territory.ts';

export type Answer = { readonly question: string; readonly answer: string };

type Named = readonly { readonly name: string }[];
const namesOf = (items: Named, say: Say) =>
  inOneLine(
    items.map(({ name }) => name),
    say,
  );

function whereOf(opportunity: Opportunity, say: Say): MessageDescriptor {
  const { stateName } = opportunity;
  const { open, taken } = territoryOf(opportunity);
  if (open.length === 0) return msg`None: every city in ${stateName} has a dealer.`;
  const [opened, given] = [namesOf(open, say), namesOf(taken, say)];
  if (taken.length === 0) return msg`${opened} in ${stateName}.`;
  return msg`${plural(taken.length, {
    one: `${opened} in ${stateName}. ${given} is taken.`,
    other: `${opened} in ${stateName}. ${given} are taken.`,
  })}`;
}

function offerOf({ Brand, product, categories }: Opportunity, say: Say): MessageDescriptor {
  const brand = Brand;
  if (categories.length === 0) return msg`${brand} ${product}.`;
  return msg`${brand} ${product}, listed under ${{ categories: namesOf(categories, say) }}.`;
}

/** What an applicant wants to know first, said by the opportunity's own fields. */
export function answersOf(opportunity: Opportunity, say: Say): Answer[] {
  const { Organisation_name: organisation, endDate } = opportunity;
  const type = opportunityType(opportunity.Type, say);
  const answers: readonly (readonly [question: MessageDescriptor, answer: MessageDescriptor])[] = [
    [msg`Which cities are open?`, whereOf(opportunity, say)],
    [msg`What would I sell?`, offerOf(opportunity, say)],
    [msg`What kind of partnership is it?`, msg`${type} with ${organisation}.`],
    [
      msg`What is the last date to apply?`,
      endDate ? msg`Until ${{ day: formatDay(new Date(endDate), say) }}.` : msg`There is no last date.`,
    ],
    [
      msg`Who decides, and who sees my answers?`,
      msg`${organisation} decides, and decides which open cities are given. Nobody else sees your answers.`,
    ],
  ];
  return answers.map(([question, answer]) => ({ question: say(question), answer: say(answer) }));
}
