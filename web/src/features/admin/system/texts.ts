/** What these screens say, in one place for other languages. */
export const system = 'System';
export const systemLine = 'How the site runs right now. Updated every 15 seconds.';
export const failedToLoad = 'Failed to load the state of the system. Please try again.';

export const jobs = 'Jobs';
export const jobsLine = 'Work in the background. What fails is tried again by itself, with growing pauses.';
export const onlySome = 'So many jobs wait that only 20,000 of them are counted here.';
export const noJobs = 'The queue is empty.';
export const job = 'Job';
export const waiting = 'Waiting';
export const running = 'Running';
export const planned = 'Planned';
export const failed = 'Failed';
export const dead = 'Given up';
export const oldest = 'Oldest';
export const none = '–';

export const deadLetters = 'Failed jobs';
export const deadLettersLine = 'Jobs that failed every try. They wait for you.';
export const noDeadLetters = 'Nothing has failed for good.';
export const failedToLoadDead = 'Failed to load the failed jobs. Please try again.';
export const allKinds = 'All kinds';
export const attempts = (count: number) => (count === 1 ? '1 try' : `${count} tries`);
export const noError = 'No message was left.';
export const retry = 'Retry';
export const retryJob = (id: string) => `Retry job ${id}`;
export const remove = 'Remove';
export const removeJob = (id: string) => `Remove job ${id}`;
export const retryAllOf = (count: number) => `Retry all (${count.toLocaleString('en-IN')})`;
export const removeQuestion = 'Remove this job for good?';
export const removeText = 'What it was to do will not be done. This cannot be undone.';
export const cancel = 'Cancel';

export const outbox = 'On the way';
export const events = 'Events to be handled';
export const messages = 'Texts, mails and push';
export const storedInDemo = 'Stored by demo mode';
export const since = (moment: string) => `oldest since ${moment}`;

export const storage = 'Storage';
export const database = 'Database';
export const uploads = 'Uploads';
export const filesCount = (count: string) => `${count} files`;
export const countedAt = (moment: string) => `counted ${moment}`;
export const beingCounted = 'Being counted';
export const free = 'Free on this disk';
export const table = 'Table';
export const size = 'Size';
export const rows = 'Rows, about';
export const largestTables = 'Largest tables';

export const versions = 'Versions';
export const app = 'Plyhaat';
export const node = 'Node';
export const postgres = 'PostgreSQL';
export const migration = 'Migration';
export const started = 'Running since';
export const unknown = 'unknown';

export const health = 'Health';
export const parts = {
  database: 'Database',
  files: 'Files',
  sms: 'Text messages',
  mail: 'Mail',
  payments: 'Payments',
  push: 'Push',
} as const;
export const states = { ok: 'OK', demo: 'Demo', off: 'Off', failing: 'Failing' } as const;

export const auditChain = 'Audit log';
export const auditChainLine = 'Each entry is sealed with the one before it, so a changed or removed entry is found.';
export const openTheLog = 'Open the log';
export const checkForChanges = 'Check for changed entries';
