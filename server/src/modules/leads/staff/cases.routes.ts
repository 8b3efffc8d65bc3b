import {
  answerEnquiry,
  giveEnquiry,
  listEnquiries,
  moveEnquiry,
  noteEnquiry,
  readEnquiry,
  showEnquirer,
} from '@plyhaat/contract/leads/staff/enquiries';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { caseList, countCases } from './case-list.sql.ts';
import { addNote, answerCase, giveCase, moveCase, readCase, showContact } from './cases.service.ts';

export function caseRoutes(app: App, deps: Deps): void {
  route(app, deps, listEnquiries, async ({ db, who, query: { page, perPage, ...filter } }) => ({
    ...(await caseList.page(db, { ...filter, me: who.id }, { page, perPage })),
    counts: await countCases(db, who.id),
  }));
  route(app, deps, readEnquiry, async ({ db, params }) => ({ data: await readCase(db, params.id) }));
  route(app, deps, giveEnquiry, async ({ db, who, params, body }) => {
    await giveCase(db, who, params.id, body);
    return { message: body.ownerId === null ? 'Given back.' : 'Owner changed.' };
  });
  route(app, deps, moveEnquiry, async ({ db, who, params, body }) => {
    await moveCase(db, who, params.id, body.status);
    return { message: 'Status changed.' };
  });
  route(app, deps, noteEnquiry, async ({ db, who, params, body }) => {
    await addNote(db, who, params.id, body.text);
    return { message: 'Note added.' };
  });
  route(app, deps, answerEnquiry, async ({ db, who, params, body }) => {
    await answerCase(db, who, params.id, body);
    return { message: 'The answer is on its way.' };
  });
  route(app, deps, showEnquirer, ({ db, who, params, body }) => showContact(db, who, params.id, body.reason));
}
