export const sellers = 'Sellers';
export const products = 'Products';
export const categories = 'Categories';
export const seeAll = (total: number, nearby: number) =>
  nearby > 0
    ? `See all: ${total.toLocaleString('en-IN')} + ${nearby.toLocaleString('en-IN')} nearby`
    : `See all ${total.toLocaleString('en-IN')}`;
export const all = 'All';
export const search = 'Search';
