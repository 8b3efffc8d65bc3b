import type { ContactSubject } from '@plyhaat/contract/content/content';
import type { EnquiryStatus } from '@plyhaat/contract/leads/staff/enquiries';

export type Told = {
  readonly name: string;
  readonly phone: string | null;
  readonly message: string;
  /** Hours before the first start. */
  readonly hours: number;
  readonly owner?: 'govind-kelkar' | 'ravi-nambiar';
  readonly status?: EnquiryStatus;
  /** What staff wrote, so many hours after it came. */
  readonly notes?: readonly (readonly [hours: number, text: string])[];
  readonly answers?: readonly (readonly [hours: number, text: string])[];
};

/** Of the contact form. */
export const MESSAGES: readonly (Told & { readonly email: string; readonly subject: ContactSubject })[] = [
  {
    name: 'Prakash Solanki',
    email: 'prakash@solankidoors.example',
    phone: '97250 11140',
    subject: 'support',
    message:
      'I sent the GST certificate two times and both times it says ‘not readable’. The PDF opens well on my computer. My plan is running and buyers cannot see the tick.',
    hours: 22,
    owner: 'govind-kelkar',
    notes: [[4, 'The PDF has a password, that is why the picture is black. Ask for it without.']],
  },
  {
    name: 'Irfan Mulla',
    email: 'irfan.mulla@mail.example',
    phone: '90110 22871',
    subject: 'business',
    message: 'We make WPC doors in Sangli and want to list about 40 of them. Which plan is enough for a start?',
    hours: 20.5,
  },
  {
    name: 'Devika Menon',
    email: 'devika@menonsteel.example',
    phone: null,
    subject: 'support',
    message: 'I cannot find my invoice of August for the input credit. Please send it once more.',
    hours: 15,
    owner: 'ravi-nambiar',
  },
  {
    name: 'Harjit Gill',
    email: 'harjit.gill@mail.example',
    phone: '98140 66012',
    subject: 'complaint',
    message:
      'I paid twice for Dealer Start on Sunday because the first page did not load. One payment should come back.',
    hours: 13,
    owner: 'govind-kelkar',
  },
  {
    name: 'Sopan Kale',
    email: 'sopan.kale@mail.example',
    phone: '99227 40518',
    subject: 'general',
    message: 'A seller asks for half of the amount in advance. Is this safe, and does Plyhaat hold the money?',
    hours: 3,
    owner: 'ravi-nambiar',
  },
  {
    name: 'Leena Kurian',
    email: 'leena.kurian@mail.example',
    phone: '94470 12093',
    subject: 'support',
    message: 'How can I change the phone number that I sign in with? The old one is with my brother now.',
    hours: 50,
    owner: 'ravi-nambiar',
    status: 'waiting',
    answers: [
      [
        6,
        'Please send us a photo of a bill of the new number with your name on it. We change it the same day; your account and your enquiries stay as they are.',
      ],
    ],
  },
  {
    name: 'Mahesh Trivedi',
    email: 'mahesh@trivediply.example',
    phone: '98250 73310',
    subject: 'feedback',
    message: 'The calculator saved us nine sheets on one kitchen. Please add edge band of 2 mm.',
    hours: 98,
    owner: 'govind-kelkar',
    status: 'closed',
    answers: [[3, 'Thank you, that is good to read. Edge band of 2 mm is on our list.']],
  },
];

/** Leads that name no seller. */
export const LEADS: readonly (Told & { readonly email: string | null; readonly address: string })[] = [
  {
    name: 'Ashwini Borkar',
    email: null,
    phone: '98230 44556',
    address: 'Nagpur',
    message: 'Needs 200 film faced sheets of 12 mm for a site in Hingna by the end of the month. Who delivers there?',
    hours: 24.7,
  },
  {
    name: 'Nilima Joshi',
    email: 'nilima.joshi@mail.example',
    phone: '94220 81177',
    address: 'Amravati',
    message: '40 flush doors for a school, 30 mm, with frames. Please tell me who sells near Amravati.',
    hours: 7,
  },
  {
    name: 'Tara Bhosale',
    email: 'tara.bhosale@mail.example',
    phone: '98900 35521',
    address: 'Kolhapur',
    message: 'I would like to see teak veneer samples before I order. Is there a dealer in Kolhapur?',
    hours: 74,
    owner: 'ravi-nambiar',
    status: 'waiting',
    notes: [[2, 'Three dealers in Kolhapur list teak veneer; one of them has samples.']],
    answers: [
      [
        5,
        'Three dealers in Kolhapur have teak veneer. Search for ‘teak veneer kolhapur’ and write to them for samples.',
      ],
    ],
  },
];
