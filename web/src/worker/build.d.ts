/** What the build knows of itself; `service-worker.ts` writes it into the worker. */
type Build = {
  /** Another one for every change of any file. */
  readonly id: string;
  /** The script that every page of this build starts with. */
  readonly entry: string;
  /** What a page needs to open and to answer taps. */
  readonly files: readonly string[];
};
declare const BUILD: Build;
