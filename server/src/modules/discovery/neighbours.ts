/** States that share a border, by their codes, each pair once. */
const BORDERS = `
  AP-TS AP-OD AP-CG AP-KA AP-TN AP-PY AR-AS AR-NL AS-NL AS-MN AS-MZ AS-TR AS-ML AS-WB BR-UP BR-JH BR-WB
  CG-MP CG-MH CG-TS CG-OD CG-JH CG-UP CH-PB CH-HR DH-GJ DH-MH DL-HR DL-UP GA-MH GA-KA GJ-RJ GJ-MP GJ-MH
  HR-PB HR-HP HR-UP HR-RJ HR-UK HP-JK HP-LA HP-PB HP-UK HP-UP JH-WB JH-OD JH-UP JK-LA JK-PB KA-MH KA-TS KA-TN KA-KL
  KL-TN MH-MP MH-TS MN-NL MN-MZ MP-RJ MP-UP MZ-TR OD-WB OD-TS PB-RJ PY-TN RJ-UP SK-WB UK-UP`;

const pairs = BORDERS.trim()
  .split(/\s+/)
  .map((pair) => pair.split('-'));

/** The codes of the states around one; none for islands. */
export const neighboursOf = (code: string): string[] =>
  pairs.flatMap(([a = '', b = '']) => (a === code ? [b] : b === code ? [a] : []));
