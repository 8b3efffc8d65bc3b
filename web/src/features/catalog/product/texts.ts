export const shop = 'Shop';
export const quantity = 'Quantity';
export const andMore = (quantity: string) => `${quantity} and more`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const shipping = 'Shipping';
export const freeShippingOver5 = 'Free shipping over ₹5,000';
export const standard29957 = 'Standard ₹299 (5-7 days)';
export const express59923 = 'Express ₹599 (2-3 days)';
export const warranty = 'Warranty';
export const returns = 'Returns';
export const terms = 'Terms';
export const verified = 'Verified';
export const productsCount = (count: number) =>
  count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`;
