import type { ApiWords } from '#platform/http/openapi.ts';
import examples from './api-examples.json' with { type: 'json' };

/** What the API's description says of each domain. The examples are answers of the demo, cut to one row. */
export const apiWords: ApiWords = {
  domains: {
    admin: 'What staff decide, set and look after across all domains',
    billing: 'Plans, topups, orders, payments and invoices',
    catalog: 'Products, categories, brands, wishlists and shared lists',
    content: 'Blog, videos, newsletter and the contact form',
    dealerships: 'Business records, franchise opportunities and applications',
    discovery: 'Pages of places and brands',
    identity: 'Signing in, sessions, settings, export and erasure',
    leads: 'Contacts and conversations between buyers and sellers, and insights from them',
    media: 'Files that come in, and how they are read',
    notifications: 'What members are told: in the app, by push and by mail',
    operations: 'The service itself: health, metrics, outbox',
    places: 'Countries, states and cities',
    promotions: 'Banners, new arrivals, flash sales and sponsored products',
    reels: 'Short films of sellers',
    reports: 'What members report to staff, and what rules hold back for them',
    requirements: 'What buyers look for, and what sellers quote for it',
    reviews: 'Reviews of products and sellers',
    search: 'Search and suggestions',
    sellers: 'Members, stores, registration and views',
  },
  examples,
};
