import type { Role } from './roles.ts';

const LABELS: Partial<Record<Role, string>> = { USER: 'Buyer', APPROVERS: 'Approver', SUBADMIN: 'Sub-administrator' };

const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** A role as people say it: 'Manufacturer / Importer'. */
export const roleLabel = (role: Role): string => LABELS[role] ?? role.split('/').map(capitalised).join(' / ');
