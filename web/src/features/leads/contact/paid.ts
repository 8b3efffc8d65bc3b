import type { LeadChannel } from '@plyhaat/contract/leads/leads';

/** The ways that need a plan (LEAD-2). */
export const PAID: readonly LeadChannel[] = ['call', 'whatsapp'];
