/** What these screens say, in one place for other languages. */
export const rateList = 'Rate list';
export const rateListOf = (name: string) => `Rate list of ${name}`;
export const productsFrom = (count: string, name: string, some: string) => `${count} from ${name}: ${some}`;
export const countProducts = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const pricesChanged = (count: number) =>
  count === 1
    ? '1 price has changed since this list was shared.'
    : `${count} prices have changed since this list was shared.`;
export const products = 'Products';
export const leads = 'Leads';
export const ofList = (action: string, list: string) => `${action}: ${list}`;
