import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { listOfAtMost } from '../../core/lists.ts';
import { HOME_SECTIONS, HomeSection } from '../home-sections.ts';

const EACH_ONCE = 'Please name every section once';

export const orderHomeSections = endpoint({
  method: 'PUT',
  path: '/admin/home/sections',
  access: 'manager',
  summary: 'Orders the sections of the home page; the default order resets it',
  body: z.object({
    sections: listOfAtMost(HomeSection, HOME_SECTIONS.length).check(
      z.refine((sections) => new Set(sections).size === HOME_SECTIONS.length, EACH_ONCE),
    ),
  }),
  reply: { message: z.string(), data: z.array(HomeSection) },
});
