import { idOf } from '#platform/db/id.ts';

export const memberId = (slug: string): string => idOf('member', slug);
