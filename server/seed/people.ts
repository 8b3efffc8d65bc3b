import type { Role } from '@plyhaat/contract/roles';
import { slugify } from '#platform/slug.ts';
import { INDIA } from '#modules/places/places.reference.ts';
import type { Random } from './random.ts';

export type Person = {
  slug: string;
  name: string;
  phone: string;
  email: string;
  role: Role;
  citySlug: string;
  joinedDaysAgo: number;
};

/** Sample sign-ins that are no sellers; the two sellers' numbers stand in their own rows. */
export const SAMPLE_PEOPLE: readonly Person[] = [
  { name: 'Anita Deshmukh', phone: '9000000001', role: 'USER' as const, citySlug: 'nashik-mh' },
  { name: 'Farida Merchant', phone: '9000000004', role: 'APPROVERS' as const, citySlug: 'nashik-mh' },
  { name: 'Govind Kelkar', phone: '9000000005', role: 'ADMIN' as const, citySlug: 'nashik-mh' },
].map((person) => ({
  ...person,
  slug: slugify(person.name),
  email: `${slugify(person.name).replace('-', '.')}@plyhaat.example`,
  joinedDaysAgo: 730,
}));

const FIRST_NAMES =
  'Aarti Abhay Ajit Alka Anil Asha Bharat Chitra Dinesh Ekta Faisal Ganesh Hema Indu Jatin Kamal Komal Lalit Madhu Mohan Neeraj Omkar Parul Prakash Radha Rahim Rekha Sachin Shalini Sunil Tara Uday Usha Vinay Yash Zoya'.split(
    ' ',
  );
const FAMILY_NAMES =
  'Agarwal Bhosale Chauhan Dave Fernandes Ghosh Hegde Iyer Jadhav Kapoor Khan Lobo Mishra Naik Oberoi Pandey Patel Qureshi Rao Reddy Shetty Singh Thomas Upadhyay Varma Wagh Yadav'.split(
    ' ',
  );

/** Buyers who ask, review and order. */
export function buyers(random: Random, count: number): Person[] {
  const cities = INDIA.states.flatMap((state) => state.cities);
  return Array.from({ length: count }, (_, index) => {
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(FAMILY_NAMES)}`;
    const slug = `${slugify(name)}-${index + 1}`;
    return {
      slug,
      name,
      phone: String(7_500_000_001 + index),
      email: `${slug}@mail.example`,
      role: 'USER',
      citySlug: random.pick(cities).slug,
      joinedDaysAgo: random.int(20, 720),
    };
  });
}
