import { localMarks, useLocalMark } from '#api/local-marks.ts';

/** The reels a visitor without an account saved in this browser, newest last. */
export const bookmarks = localMarks('plyhaat.reelBookmarks');

export const useLocalBookmark = (id: string): boolean => useLocalMark(bookmarks, id);
