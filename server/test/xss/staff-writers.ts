import type { World, Writer } from './writers.ts';

type Versioned = { readonly _id: string; readonly version: number };
const versionOf = async ({ call }: World, address: string, id: string) =>
  (await call<Versioned[]>('admin', `GET ${address}`)).find(({ _id }) => _id === id)?.version;

type Plans = { readonly key: string; readonly versions: readonly Record<string, unknown>[] };

/** A video elsewhere, which needs no upload. */
export const VIDEO_URL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** What staff write for everybody. */
export const STAFF: readonly Writer[] = [
  {
    call: 'POST /admin/review/:kind/:id',
    fields: ['reason'],
    // Another product of the seller is sent back each time, with the reason.
    async write({ call, decide, ids }, text) {
      await call('seller', `PATCH /product/updateById/${ids.product}`, { longDescription: `Changed at ${Date.now()}` });
      await decide('product', ids.product, { decision: 'reject', reason: text('reason') });
    },
  },
  {
    call: 'PATCH /admin/review-templates/:id',
    fields: ['title', 'text'],
    write: ({ call, ids }, text) =>
      call('admin', `PATCH /admin/review-templates/${ids.template}`, { title: text('title'), text: text('text') }),
  },
  {
    call: 'POST /admin/enquiries/:id/notes',
    fields: ['text'],
    write: ({ call, now }, text) => call('admin', `POST /admin/enquiries/${now.message}/notes`, { text: text('text') }),
  },
  {
    call: 'POST /admin/enquiries/:id/answers',
    fields: ['text'],
    write: ({ call, now }, text) =>
      call('admin', `POST /admin/enquiries/${now.message}/answers`, { text: text('text') }),
  },
  {
    call: 'PATCH /admin/users/:id',
    fields: ['reason'],
    async write({ call, ids }, text) {
      const change = (blocked: boolean) =>
        call('admin', `PATCH /admin/users/${ids.another}`, { blocked, reason: text('reason') });
      await change(true);
      await change(false);
    },
  },
  {
    call: 'POST /admin/brands',
    fields: ['name'],
    write: ({ call }, text) => call('admin', 'POST /admin/brands', { name: text('name') }),
  },
  {
    call: 'PATCH /admin/categories/:id',
    fields: ['name'],
    async write(world, text) {
      const version = await versionOf(world, '/admin/categories', world.ids.ownCategory);
      await world.call('admin', `PATCH /admin/categories/${world.ids.ownCategory}`, { name: text('name'), version });
    },
  },
  {
    call: 'PATCH /admin/settings/:name',
    fields: ['value'],
    async write({ call }, text) {
      const settings = await call<{ name: string; version: number }[]>('admin', 'GET /admin/settings');
      const version = settings.find(({ name }) => name === 'address')?.version;
      await call('admin', 'PATCH /admin/settings/address', { value: text('value'), version });
    },
  },
  {
    call: 'PATCH /admin/plans/:key',
    fields: ['name', 'description', 'messages[]'],
    async write({ call, ids }, text) {
      const plans = await call<Plans[]>('admin', 'GET /admin/plans');
      const latest = plans.find(({ key }) => key === ids.plan)?.versions[0] ?? {};
      const unchanged = [
        'price',
        'noOfMonth',
        'numberOfSales',
        'saleDays',
        'numberOfAdvertisement',
        'advertisementDays',
      ];
      const more = [
        'numberOfBannerImages',
        'bannerimagesDays',
        'numberOfOpportunities',
        'OpportunitiesDays',
        'version',
      ];
      await call('admin', `PATCH /admin/plans/${ids.plan}`, {
        ...Object.fromEntries([...unchanged, ...more].map((name) => [name, latest[name]])),
        ...{ name: text('name'), description: text('description'), messages: [text('messages[]')] },
      });
    },
  },
  {
    call: 'PATCH /admin/topups/:key',
    fields: ['name', 'description', 'messages[]'],
    async write({ call }, text) {
      type Topup = {
        key: string;
        versions: { version: number; priceArr: { price: number; numberOfDays: number }[] }[];
      };
      const [first] = await call<Topup[]>('admin', 'GET /admin/topups');
      const latest = first?.versions[0];
      const prices = latest?.priceArr.map(({ price, numberOfDays }) => ({ price, numberOfDays }));
      const content = { name: text('name'), description: text('description'), messages: [text('messages[]')] };
      await call('admin', `PATCH /admin/topups/${first?.key}`, { ...content, prices, version: latest?.version });
    },
  },
  {
    call: 'PATCH /admin/banners/:id',
    fields: ['eyebrow', 'title', 'description', 'linkText'],
    write: ({ call, ids }, text) =>
      call('admin', `PATCH /admin/banners/${ids.banner}`, {
        ...{ eyebrow: text('eyebrow'), title: text('title'), description: text('description') },
        linkText: text('linkText'),
      }),
  },
  {
    call: 'PATCH /admin/videos/:id',
    fields: ['name', 'category', 'description'],
    async write({ call, ids }, text) {
      const before = await call('admin', `GET /admin/videos/${ids.video}`);
      await call('admin', `PATCH /admin/videos/${ids.video}`, {
        ...{ embed: VIDEO_URL, poster: before.thumbnail, duration: before.duration, isPublished: true },
        ...{ name: text('name'), category: text('category'), description: text('description') },
      });
    },
  },
  {
    call: 'PATCH /admin/blog/:id',
    fields: ['name', 'excerpt', 'category', 'tags[]'],
    async write({ call, ids }, text) {
      const { version } = await call('admin', `GET /admin/blog/${ids.post}`);
      await call('admin', `PATCH /admin/blog/${ids.post}`, {
        ...{ version, saveAs: 'publish', description: '<p>Words.</p>', tags: [text('tags[]')] },
        ...{ name: text('name'), excerpt: text('excerpt'), category: text('category') },
      });
    },
  },
  {
    call: 'POST /admin/lexicon',
    fields: ['meanings[]'],
    write: ({ call }, text) =>
      call('admin', 'POST /admin/lexicon', { term: `word${Date.now()}`, meanings: [text('meanings[]')] }),
  },
];
