import { MEMBER_ID } from './members.ts';

/** Who signs in, and with which code. */
export const PHONE = '9822044518';
export const CODE = '481920';
export const SIGNED_IN = {
  _id: MEMBER_ID,
  slug: 'rohit',
  name: 'Rohit Deshmukh',
  role: 'USER',
  phone: PHONE,
  email: null,
  profileImage: '',
} as const;
