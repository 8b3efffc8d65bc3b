/** What a library does not publish and the product uses nevertheless. */
type Exception = {
  readonly members: readonly string[];
  readonly reason: string;
  /** Fails when the library changes what is used of it. */
  readonly test: string;
  readonly files: readonly string[];
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    members: ['_private_jobs'],
    reason: "dead letters are found among many jobs by an index of ours on the queue's own table",
    test: 'server/src/modules/admin/system.test.ts',
    files: ['server/src/platform/db/migrate.ts', 'server/src/modules/admin/system.test.ts'],
  },
  {
    members: ['_private_jobs', '_private_job_queues'],
    reason: 'a test cannot wait until a worker has held a job for long, nor see who holds a queue',
    test: 'server/src/platform/jobs/dead-workers.test.ts',
    files: ['server/test/queue-locks.ts'],
  },
  {
    members: ['_private_jobs'],
    reason: 'tests have the database note which transaction writes a job, by a trigger on the table',
    test: 'server/test/reading.test.ts',
    files: ['server/test/transactions.ts'],
  },
  {
    members: ['__drizzle_migrations'],
    reason:
      'databases that Drizzle’s runner made go on with ours in the same ledger, and staff see which migration is the last',
    test: 'server/test/schema.test.ts',
    files: [
      'server/src/platform/db/migrations.ts',
      'server/src/platform/system/versions.ts',
      'server/test/schema.test.ts',
    ],
  },
  {
    members: ['sendCopyFromChunk', 'connection.stream'],
    reason: 'pg has no COPY of its own, and laying the demo marketplace by INSERT takes nearly three times as long',
    test: 'server/seed/copy.test.ts',
    files: ['server/seed/copy.ts'],
  },
  {
    members: ['as ServerResponse'],
    reason: 'Helmet tells its headers only by setting them on a response',
    test: 'server/src/platform/http/security.test.ts',
    files: ['server/src/platform/http/security.ts'],
  },
  {
    members: ['router.ssr'],
    reason: "only the router's own dehydration, which needs inline scripts, tells it that the server drew the page",
    test: 'web/test/drawn-sections.test.tsx',
    files: ['web/src/hydrate.tsx'],
  },
  {
    members: ['jsdom/lib/generated', 'jsdom/lib/jsdom'],
    reason: 'jsdom works out every property of a style to answer for one: looks by role took three times as long',
    test: 'web/test/computed-styles.test.ts',
    files: ['web/test/computed-styles.ts'],
  },
];

/** Casts that reach no member of a library: two types for one thing that is ours or published. */
export const RETYPED: readonly (readonly [file: string, cast: string])[] = [
  ['contract/src/notifications/kinds.ts', 'as Kind<unknown>'],
  ['server/seed/orders.seed.ts', 'as typeof invoices.$inferInsert'],
  ['server/src/modules/content/staff/writing/written.sql.ts', 'as EditedPost | undefined'],
  ['server/src/modules/content/staff/writing/written.sql.ts', 'as WrittenPost[]'],
  ['server/src/modules/content/staff/writing/written.sql.ts', 'as typeof blogPosts.publishAt'],
  [
    'server/src/modules/dealerships/own-opportunities.test.ts',
    'as { _id: string; stateId: string; categories: { _id: string }[]; }',
  ],
  ['server/src/modules/notifications/push/push.deliver.ts', 'as Posted'],
  ['server/src/modules/search/index/catalogue-index.test.ts', 'as Question'],
  ['server/src/modules/search/index/catalogue-index.test.ts', 'as Row'],
  // Shows what the types of the description refuse.
  ['server/src/platform/http/openapi.client.test.ts', '@ts-expect-error'],
  ['server/src/platform/http/openapi.ts', 'as Document'],
  ['server/src/platform/http/openapi.ts', 'as OpenAPIV3.Document'],
  ['server/src/platform/http/server.ts', 'as App'],
  ['web/build-steps/short-classes.ts', 'as Tree'],
  ['web/build-steps/slim-endpoints.ts', 'as Tree'],
  ['web/src/api/resumable.test.ts', 'as Blob'],
  ['web/src/console/table/list.queries.ts', 'as ListPage<Row>'],
  ['web/src/features/billing/buying/buying.test.tsx', 'as { key: string; body: object }[]'],
  ['web/src/forms/FormFrame.tsx', 'as Control<WithFiles>'],
];
