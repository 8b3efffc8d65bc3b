import type { Role } from './roles.ts';

const LABELS: Partial<Record<Role, string>> = { USER: 'Buyer', APPROVERS: 'Approver', SUBADMIN: 'Sub-administrator' };

const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();

/** A role as people say it, in sentence case: 'Manufacturer / importer'. */
export const roleLabel = (role: Role): string => LABELS[role] ?? sentenceCase(role.replace('/', ' / '));
