/** The address that this document was loaded for. */
const ownAddress = () => performance.getEntriesByType('navigation')[0]?.name;

/**
 * A page that was saved as a whole is opened as a whole: answers to the calls of its screen may be missing. Where the
 * document is that copy already, there is nothing more to open.
 */
export async function openSavedCopy(): Promise<boolean> {
  const { href } = location;
  if (!('caches' in window) || ownAddress() === href || !(await caches.match(href))) return false;
  location.reload();
  return true;
}
