import { producers } from '#modules/notifications/notifications.subscribers.ts';
import { type Caller, type TestOptions, testApp } from './app.ts';

type Received = { type: string; content: string; relatedType: string | null; payload: Record<string, unknown> };

/** Two processes on one marketplace whose listeners all run again and again, as after crashes. */
export async function telling(options: TestOptions = {}) {
  const app = await testApp(options);
  const other = await testApp({ ...options, beside: app });
  const ran = new Map<string, { task: string; payload: object }>();
  const listeners = new Map(producers.map(({ subscription }) => [subscription.task, subscription]));
  for (const { subscription } of producers) {
    const { run } = subscription;
    Object.assign(subscription, {
      run: async (deps: never, fact: { id: string; payload: unknown }) => {
        ran.set(`${subscription.task} ${fact.id}`, { task: subscription.task, payload: fact });
        return run(deps, fact);
      },
    });
  }
  /** Runs again every listener that ever ran, as after a crash that lost the note of its success. */
  async function repeatEverything() {
    for (const { task, payload } of [...ran.values()]) await listeners.get(task)?.run(app.deps, payload as never);
  }
  return {
    app,
    /** What a member was told, the newest first, once two processes have delivered all that waits. */
    async notificationsOf(who: Caller): Promise<Received[]> {
      await Promise.all([app.settle(), other.settle()]);
      await repeatEverything();
      return (await app.post('/notifications/getAllNotifications', { perPage: 100 }, who)).json().data;
    },
    typesOf: (received: readonly Received[]) => received.map(({ type }) => type).sort(),
    async close() {
      await other.close();
      await app.close();
    },
  };
}
