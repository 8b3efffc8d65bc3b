import { MOST_SAVED_SEARCHES } from '@plyhaat/contract/catalog/saved-searches';

export const title = 'Saved searches';
export const line = `Up to ${MOST_SAVED_SEARCHES}. With alerts on, we tell you once a day about new products.`;
export const failed = 'Failed to load your saved searches. Please try again.';
export const empty = 'No saved searches yet. Search the shop or choose filters, then press “Save this search”.';
export const browse = 'Browse products';
export const alerts = 'Alerts';
export const searchSaved = 'Search saved';
export const saveThisSearch = 'Save this search';
export const savedOnDay = (day: string) => `Saved on ${day}`;
export const forName = (name: string) => `for ${name}`;
export const deleteName = (name: string) => `Delete ${name}`;
export const signInToSave = 'Sign in to save this search';
