import type { Reply } from './worker.ts';

// The worker's own side. It is loaded by programs that start often, so it imports nothing that has to be loaded.
const WATCH_MS = 20;

/** Only the files that are read are hostile: a worker that is told to stop by a terminal finishes and leaves with its parent. */
function livesWithItsParent(): void {
  process.once('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
}

/** Does one task after another for as long as the parent lives. */
export function takeTasks<Task>(carryOut: (task: Task) => Promise<unknown>): void {
  const memory = Number(process.argv[2]);
  const watch = () => {
    if (process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  };
  const replyTo = async (task: Task): Promise<Reply> => {
    const timer = setInterval(watch, WATCH_MS);
    const kept = () => ({ kept: process.memoryUsage.rss() });
    try {
      return { result: await carryOut(task), ...kept() };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error), ...kept() };
    } finally {
      clearInterval(timer);
    }
  };
  livesWithItsParent();
  process.on('message', (task) => void replyTo(task as Task).then((reply) => process.send?.(reply)));
  process.send?.('ready');
}
