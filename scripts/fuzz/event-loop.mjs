// Loaded into the server that is fuzzed: writes down when its event loop stood still. Time in which this thread did not
// compute is the machine's, not ours, so that a busy machine is not taken for a slow program.
import fs from 'node:fs';

const [log, EVERY_MS, LONGEST_MS] = [process.env.PLYHAAT_LOOP_LOG, 10, 100];
if (log) {
  let [at, cpu] = [performance.now(), process.threadCpuUsage()];
  setInterval(() => {
    const [now, used] = [performance.now(), process.threadCpuUsage()];
    const busyMs = (used.user + used.system - cpu.user - cpu.system) / 1000;
    if (now - at > LONGEST_MS && busyMs > LONGEST_MS)
      fs.appendFileSync(log, `${JSON.stringify({ pid: process.pid, until: Date.now(), ms: Math.round(busyMs) })}\n`);
    [at, cpu] = [now, used];
  }, EVERY_MS).unref();
}
