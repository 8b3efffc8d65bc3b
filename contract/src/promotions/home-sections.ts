import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** The sections of the home page in their default order (HOME-1). */
export const HomeSection = z.enum([
  'hero',
  'categories',
  'latest',
  'flash-sales',
  'arrivals',
  'sellers',
  'reels',
  'stories',
  'opportunities',
  'states',
  'requirements',
  'contact',
]);
export type HomeSection = z.infer<typeof HomeSection>;
export const HOME_SECTIONS: readonly HomeSection[] = HomeSection.options;

export const isDefaultOrder = (sections: readonly HomeSection[]): boolean =>
  sections.every((section, at) => section === HOME_SECTIONS[at]);

export const listHomeSections = endpoint({
  method: 'GET',
  path: '/home/sections',
  access: 'public',
  summary: 'The order of the sections of the home page',
  reply: { data: z.array(HomeSection) },
  cache: { seconds: 60, tags: ['home'] },
});
