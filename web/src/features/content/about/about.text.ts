import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Still, still } from './still.ts';

/** CONT-16. */
export const FACTS = [
  { value: '2010', label: msg`Founded` },
  { value: '500+', label: msg`Varieties` },
  { value: '10,000+', label: msg`Customers` },
  { value: 'ISO 9001:2015', label: msg`Certified` },
] as const;

export const STORY = [
  msg`We began in 2010 with one godown off Sharanpur Road in Nashik, a hand cart and a rule: open a sheet before you sell it. Carpenters came because they could see the core. Contractors came because the bill said what the sheet was.`,
  msg`Buyers in other towns had no such counter. They called six dealers, heard six prices and could compare none of them, because one man’s marine ply was another’s moisture resistant. Good mills, too, were known only as far as their trucks went.`,
  msg`So we built the counter for everyone. On Plyhaat a mill in Kerala, a distributor in Kandla and a dealer round the corner are side by side, with grade, thickness, standard and price in the same place. Whom to call is your decision. We take no share of the sale.`,
] as const;

export const AIMS = [
  {
    title: msg`Our Mission`,
    text: msg`To help everyone who builds in India find the right board at an honest price, and talk directly to the people who make or stock it.`,
  },
  {
    title: msg`Our Vision`,
    text: msg`A trade in which a good sheet is known by its grade and not by its middlemen, from the first town to the last village.`,
  },
] as const;

export const VALUES = [
  {
    title: msg`Show the core`,
    text: msg`Every listing shows grade, glue, standard and thickness. We do not claim what we do not know.`,
  },
  {
    title: msg`Fair to both sides`,
    text: msg`Buyers browse for free. Sellers pay for reach, and paid listings are always marked Sponsored.`,
  },
  {
    title: msg`Your number is safe`,
    text: msg`Phone numbers stay masked until a member asks to call. We never sell or share lists of numbers.`,
  },
  {
    title: msg`Fewer trees per door`,
    text: msg`We favour plantation timber, sheets with papers, and grades that outlast the room they were bought for.`,
  },
] as const;

export type Leader = {
  readonly name: string;
  readonly role: MessageDescriptor;
  readonly line: MessageDescriptor;
  readonly portrait: Still;
};
const leader = (name: string, role: MessageDescriptor, line: MessageDescriptor): Leader => ({
  name,
  role,
  line,
  portrait: still(name.toLowerCase().replace(' ', '-'), '', 150, 150),
});

export const LEADERS: readonly Leader[] = [
  leader(
    'Anil Wagh',
    msg`Founder and Managing Director`,
    msg`Sold his first sheet over the counter and still checks every sample.`,
  ),
  leader('Meera Joshi', msg`Trust and Grievance Officer`, msg`Reads every complaint, and the answer to it.`),
  leader('Farhan Shaikh', msg`Seller Relations`, msg`Has visited most of the mills listed here.`),
  leader('Kavita Rao', msg`Technology`, msg`Keeps Plyhaat fast, even on a basic phone with a weak signal.`),
];
