import { MOST_SAVED_SEARCHES } from '@plyhaat/contract/catalog/saved-searches';
export const line = `Up to ${MOST_SAVED_SEARCHES}. With alerts on, we tell you once a day about new products.`;
export const alerts = 'Alerts';
