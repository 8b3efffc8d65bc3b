import type { Caller, TestApp } from './app.ts';
import { someBrand } from './builders.ts';

type Sent = { readonly statusCode: number; readonly body: string };

/** Every write about categories, brands, words and places that staff can make, carried out once. */
export function catalogueWrites(app: TestApp, admin: Caller): Readonly<Record<string, () => Promise<Sent>>> {
  const { db } = app;
  let names = 0;
  const fresh = (kind: string) => `${kind} ${String.fromCharCode(97 + names++)}`;
  const addCategory = async () =>
    (await app.post('/admin/categories', { name: fresh('Audited'), parentId: null }, admin)).json().data;
  const addTerm = async () =>
    (await app.post('/admin/lexicon', { term: fresh('zzword'), meanings: ['plywood'] }, admin)).json().data;
  const goa = async () =>
    (await app.get('/state')).json().data.find(({ name }: { name: string }) => name === 'Goa')._id;
  const addCity = async () =>
    (await app.post('/admin/locations', { name: fresh('Newtown'), stateId: await goa() }, admin)).json().data;
  return {
    'POST /admin/categories': async () =>
      app.post('/admin/categories', { name: fresh('Audited'), parentId: null }, admin),
    'PATCH /admin/categories/:id': async () => {
      const { _id, version } = await addCategory();
      return app.patch(`/admin/categories/${_id}`, { version, isHidden: true }, admin);
    },
    'POST /admin/categories/:id/move': async () => {
      const { _id, version } = await addCategory();
      return app.post(`/admin/categories/${_id}/move`, { version, parentId: null, position: 0 }, admin);
    },
    'POST /admin/categories/:id/merge': async () => {
      const { _id, version } = await addCategory();
      const { _id: into } = await addCategory();
      return app.post(`/admin/categories/${_id}/merge`, { version, into }, admin);
    },
    'DELETE /admin/categories/:id': async () =>
      app.delete(`/admin/categories/${(await addCategory())._id}`, undefined, admin),
    'POST /admin/brands': async () => app.post('/admin/brands', { name: fresh('Added brand') }, admin),
    'DELETE /admin/brands/:id': async () => app.delete(`/admin/brands/${(await someBrand(db)).id}`, undefined, admin),
    'PATCH /admin/brands/:id': async () => {
      const { id, version } = await someBrand(db);
      return app.patch(`/admin/brands/${id}`, { version, name: fresh('Renamed') }, admin);
    },
    'POST /admin/brands/:id/merge': async () => {
      const [{ id, version }, { id: into }] = [await someBrand(db), await someBrand(db)];
      return app.post(`/admin/brands/${id}/merge`, { version, into }, admin);
    },
    'POST /admin/lexicon': async () =>
      app.post('/admin/lexicon', { term: fresh('zzword'), meanings: ['plywood'] }, admin),
    'PATCH /admin/lexicon/:term': async () => {
      const { term, version } = await addTerm();
      return app.patch(`/admin/lexicon/${encodeURIComponent(term)}`, { version, meanings: ['laminate'] }, admin);
    },
    'DELETE /admin/lexicon/:term': async () =>
      app.delete(`/admin/lexicon/${encodeURIComponent((await addTerm()).term)}`, undefined, admin),
    'POST /admin/locations': async () =>
      app.post('/admin/locations', { name: fresh('Newtown'), stateId: await goa() }, admin),
    'DELETE /admin/locations/:id': async () =>
      app.delete(`/admin/locations/${(await addCity())._id}`, undefined, admin),
    'PATCH /admin/locations/:id': async () => {
      const { _id, version } = await addCity();
      return app.patch(`/admin/locations/${_id}`, { version, isHidden: true }, admin);
    },
  };
}
