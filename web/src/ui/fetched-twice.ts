const PAUSE_MS = 600;

/** Code that could not be fetched is asked for once more, a moment later: a server may have been busy (SHELL-13). */
export const fetchedTwice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  });
