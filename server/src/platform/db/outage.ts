/** Refused, cut off, not found or out of reach on the network. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL's own: connection exceptions, too many connections, disk full, shutting down, crashed, starting up. */
const SQLSTATE = /^(08...|53300|53100|57P0[123])$/;
/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed and is not queryable)/;

/** Whether an error, or one that caused it, says that the database cannot be reached. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (NETWORK.has(code) || SQLSTATE.test(code))) return true;
  return DRIVER.test(error.message) || isOutage(error.cause, depth + 1);
}
