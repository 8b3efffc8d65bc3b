/** That a member turned push on in this browser, and what was last sent to the server of it. */
export type PushMark = {
  readonly member: string;
  readonly endpoint: string;
  /** The end of the token it was sent with: another sign-in is another session. */
  readonly session: string;
};

const KEY = 'plyhaat.push';

/** A browser may refuse storage, and anyone may write junk into it. */
export function readMark(): PushMark | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as PushMark | null;
  } catch {
    return null;
  }
}

export function writeMark(mark: PushMark | null): void {
  try {
    if (mark) localStorage.setItem(KEY, JSON.stringify(mark));
    else localStorage.removeItem(KEY);
  } catch {
    // Then the switch is off at the next visit.
  }
}
