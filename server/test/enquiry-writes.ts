import type { Caller, TestApp } from './app.ts';

type Sent = { readonly statusCode: number; readonly body: string };

const CONTACTS = 'call 98220 12345 or asha@home.example';

/** Every write about enquiries that staff can make, carried out once. */
export function enquiryWrites(app: TestApp, admin: Caller): Readonly<Record<string, () => Promise<Sent>>> {
  const enquiry = async (): Promise<string> => {
    const form = { name: 'Asha Patil', email: 'asha@home.example', subject: 'support', message: CONTACTS };
    await app.post('/contact', form);
    await app.settle();
    const { data } = (await app.get('/admin/enquiries?sort=-created', admin)).json();
    return `/admin/enquiries/${data[0]._id}`;
  };
  return {
    'PUT /admin/enquiries/:id/owner': async () =>
      app.put(`${await enquiry()}/owner`, { ownerId: admin.id, wasOwnerId: null }, admin),
    'PUT /admin/enquiries/:id/status': async () => app.put(`${await enquiry()}/status`, { status: 'closed' }, admin),
    'POST /admin/enquiries/:id/notes': async () => app.post(`${await enquiry()}/notes`, { text: CONTACTS }, admin),
    'POST /admin/enquiries/:id/answers': async () => app.post(`${await enquiry()}/answers`, { text: CONTACTS }, admin),
    'POST /admin/enquiries/:id/contact': async () =>
      app.post(`${await enquiry()}/contact`, { reason: `Must call, ${CONTACTS}` }, admin),
  };
}
