/**
 * The first three digits of PINs by the code of their state. Left out are those that lie in two states or territories,
 * of which a PIN alone tells neither: 140, 160 (Chandigarh, Punjab), 244, 246, 247, 262 (Uttar Pradesh, Uttarakhand),
 * 362, 396 (Gujarat, Daman and Diu), 507 (Telangana, Andhra Pradesh), 533 (Andhra Pradesh, Yanam), 605, 607, 609
 * (Tamil Nadu, Puducherry), 673 (Kerala, Mahe), 682 (Kerala, Lakshadweep), 783 (Assam, Meghalaya), 813, 814 (Bihar,
 * Jharkhand). 9xx is the army. Compared with India Post's list of offices.
 */
const AREAS: Readonly<Record<string, string>> = {
  DL: '110',
  HR: '121-127 131-136',
  PB: '141-148 151-152',
  HP: '171-177',
  JK: '180-182 184-185 190-193',
  LA: '194',
  UP: '201-212 221-233 241-243 245 250-251 261 271-277 281-285',
  UK: '248-249 263',
  RJ: '301-307 311-314 321-328 331-335 341-345',
  GJ: '360-361 363-365 370 380 382-385 387-395',
  MH: '400-402 410-416 421-425 431 440-445',
  GA: '403',
  MP: '450-458 460-466 470-477 480-488',
  CG: '490-497',
  TS: '500-506 508-509',
  AP: '515-518 520-524 530-532 534-535',
  KA: '560-563 570-577 580-587 590-591',
  TN: '600-604 606 608 610-614 620-632 635-639 641-643',
  KL: '670-671 676 678-680 683 685-686 688-691 695',
  WB: '700 711-713 721-723 731-736 741-743',
  SK: '737',
  AN: '744',
  OD: '751-770',
  AS: '781-782 784-788',
  AR: '790-792',
  ML: '793-794',
  MN: '795',
  MZ: '796',
  NL: '797-798',
  TR: '799',
  BR: '800-805 811-812 821 823-824 841-848 851-855',
  JH: '815-816 822 825-829 831-835',
};

function areasIn(text: string): string[] {
  return text.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });
}

export const PIN_AREAS: readonly (readonly [area: string, state: string])[] = Object.entries(AREAS).flatMap(
  ([state, text]) => areasIn(text).map((area) => [area, state] as const),
);
