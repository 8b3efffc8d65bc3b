import { countView } from '@plyhaat/contract/sellers/views';
import { call } from '#api/call.ts';

/** Counts a visit to the site: once a page load here, once a visitor and day on the server. */
export const reportVisit = () => call(countView, { body: {} }).catch(() => undefined);
