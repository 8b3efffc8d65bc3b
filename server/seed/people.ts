import type { Role } from '@plyhaat/contract/core/roles';
import { INDIA } from '#modules/places/places.reference.ts';
import { slugify } from '#platform/slug.ts';
import type { Random } from './random.ts';

export type Person = {
  slug: string;
  name: string;
  phone: string;
  email: string;
  role: Role;
  citySlug: string;
  joinedDaysAgo: number;
  /** Decides the portrait. */
  looks: 'woman' | 'man';
};

/** Sample sign-ins that are no sellers; the two sellers' numbers stand in their own rows. */
export const SAMPLE_PEOPLE: readonly Person[] = [
  {
    name: 'Anita Deshmukh',
    phone: '9000000001',
    role: 'USER' as const,
    citySlug: 'nashik-mh',
    looks: 'woman' as const,
  },
  {
    name: 'Farida Merchant',
    phone: '9000000004',
    role: 'APPROVERS' as const,
    citySlug: 'nashik-mh',
    looks: 'woman' as const,
  },
  { name: 'Govind Kelkar', phone: '9000000005', role: 'ADMIN' as const, citySlug: 'nashik-mh', looks: 'man' as const },
  {
    name: 'Ravi Nambiar',
    phone: '9000000006',
    role: 'SUBADMIN' as const,
    citySlug: 'nashik-mh',
    looks: 'man' as const,
  },
].map((person) => ({
  ...person,
  slug: slugify(person.name),
  email: `${slugify(person.name).replace('-', '.')}@plyhaat.example`,
  joinedDaysAgo: 730,
}));

const WOMEN = 'Aarti Alka Asha Chitra Ekta Hema Indu Komal Madhu Parul Radha Rekha Shalini Tara Usha Zoya'.split(' ');
const MEN =
  'Abhay Ajit Anil Bharat Dinesh Faisal Ganesh Jatin Kamal Lalit Mohan Neeraj Omkar Prakash Rahim Sachin Sunil Uday Vinay Yash'.split(
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
    const looks = random.chance(1 / 3) ? 'woman' : 'man';
    const name = `${random.pick(looks === 'woman' ? WOMEN : MEN)} ${random.pick(FAMILY_NAMES)}`;
    const slug = `${slugify(name)}-${index + 1}`;
    return {
      slug,
      name,
      phone: String(7_500_000_001 + index),
      email: `${slug}@mail.example`,
      role: 'USER',
      citySlug: random.pick(cities).slug,
      joinedDaysAgo: random.int(20, 720),
      looks,
    };
  });
}
