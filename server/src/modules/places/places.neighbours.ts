/** States and union territories that share a border; each pair once. */
const BORDERS: Readonly<Record<string, string>> = {
  AP: 'TS TN KA OD CG PY',
  AR: 'AS NL',
  AS: 'NL MN MZ TR ML WB',
  BR: 'UP JH WB',
  CG: 'MP MH TS OD JH UP',
  GA: 'MH KA',
  GJ: 'RJ MP MH DH',
  HR: 'PB HP UK UP DL RJ CH',
  HP: 'JK LA PB UK UP',
  JH: 'WB OD UP',
  KA: 'MH TS TN KL',
  KL: 'TN PY',
  MP: 'RJ MH UP',
  MH: 'TS DH',
  MN: 'NL MZ',
  MZ: 'TR',
  OD: 'WB',
  PB: 'JK RJ CH',
  RJ: 'UP',
  SK: 'WB',
  TN: 'PY',
  UP: 'UK DL',
  JK: 'LA',
};

/** Both ways. */
export const NEIGHBOURS: readonly (readonly [state: string, neighbour: string])[] = Object.entries(BORDERS).flatMap(
  ([state, others]) =>
    others.split(' ').flatMap((other): [string, string][] => [
      [state, other],
      [other, state],
    ]),
);
