import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { mailTheTeam } from './contact.service.ts';
import { forgetOldMessages } from './contact.sql.ts';
import { contactMessageReceived, newsletterJoined } from './content.events.ts';
import { welcome } from './newsletter.service.ts';
import { forgetSenders } from './senders.sql.ts';
import { PUBLISH_TASK, publishDuePosts } from './staff/writing/schedule.service.ts';
import { forgetOldViews, forgetViewer } from './videos.sql.ts';

export const contentSubscriptions = [
  on(contactMessageReceived, 'mailTheTeam', (deps, { messageId }) => mailTheTeam(deps, messageId)),
  on(newsletterJoined, 'welcome', welcome),
  // Comments, likes and bookmarks were deleted with the member's row by foreign keys.
  on(memberErased, 'content.forgetReader', async ({ db }, { memberId }) => {
    await forgetViewer(db, memberId);
    await dropCached(db, ['comments', 'blog']);
  }),
];

export const contentJobs = [
  job(PUBLISH_TASK, { at: '* * * * *', run: ({ db }) => publishDuePosts(db) }),
  job('content.forgetVisitors', {
    at: '47 * * * *',
    run: async ({ db }) => {
      await forgetSenders(db);
      await forgetOldMessages(db);
      await forgetOldViews(db);
    },
  }),
];
