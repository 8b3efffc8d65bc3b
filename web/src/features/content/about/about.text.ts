import { type Still, still } from './still.ts';

/** CONT-16. */
export const FACTS = [
  { value: '2010', label: 'Founded' },
  { value: '500+', label: 'Varieties' },
  { value: '10,000+', label: 'Customers' },
  { value: 'ISO 9001:2015', label: 'Certified' },
] as const;

export const STORY = [
  'We began in 2010 with one godown off Sharanpur Road in Nashik, a hand cart and a rule: open a sheet before you sell it. Carpenters came because they could see the core. Contractors came because the bill said what the sheet was.',
  'Buyers in other towns had no such counter. They called six dealers, heard six prices and could compare none of them, because one man’s marine ply was another’s moisture resistant. Good mills, too, were known only as far as their trucks went.',
  'So we built the counter for everyone. On Plyhaat a mill in Kerala, a distributor in Kandla and a dealer round the corner are side by side, with grade, thickness, standard and price in the same place. Whom to call is your decision. We take no share of the sale.',
] as const;

export const AIMS = [
  {
    title: 'Our Mission',
    text: 'To help everyone who builds in India find the right board at an honest price, and talk directly to the people who make or stock it.',
  },
  {
    title: 'Our Vision',
    text: 'A trade in which a good sheet is known by its grade and not by its middlemen, from the first town to the last village.',
  },
] as const;

export const VALUES = [
  {
    title: 'Show the core',
    text: 'Every listing shows grade, glue, standard and thickness. We do not claim what we do not know.',
  },
  {
    title: 'Fair to both sides',
    text: 'Buyers browse for free. Sellers pay for reach, and paid listings are always marked Sponsored.',
  },
  {
    title: 'Your number is safe',
    text: 'Phone numbers stay masked until a member asks to call. We never sell or share lists of numbers.',
  },
  {
    title: 'Fewer trees per door',
    text: 'We favour plantation timber, sheets with papers, and grades that outlast the room they were bought for.',
  },
] as const;

export type Leader = { readonly name: string; readonly role: string; readonly line: string; readonly portrait: Still };
const leader = (name: string, role: string, line: string): Leader => ({
  name,
  role,
  line,
  portrait: still(name.toLowerCase().replace(' ', '-'), '', 150, 150),
});

export const LEADERS: readonly Leader[] = [
  leader(
    'Anil Wagh',
    'Founder and Managing Director',
    'Sold his first sheet over the counter and still checks every sample.',
  ),
  leader('Meera Joshi', 'Trust and Grievance Officer', 'Reads every complaint, and the answer to it.'),
  leader('Farhan Shaikh', 'Seller Relations', 'Has visited most of the mills listed here.'),
  leader('Kavita Rao', 'Technology', 'Keeps Plyhaat fast, even on a basic phone with a weak signal.'),
];
