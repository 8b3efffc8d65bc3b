import { idOf } from '#platform/id.ts';

export const memberId = (slug: string): string => idOf('member', slug);
