/**
 * What the counter calls things in Gujarati, Malayalam, Tamil, Telugu, Kannada, Bengali and Punjabi, where it is another
 * word than in Hindi or English: as lexicon.reference.ts, in Latin letters as scripts.ts turns them into and as people
 * write them.
 */
export const REGIONAL_MEANINGS: readonly (readonly [meaning: string, terms: string])[] = [
  ['door', 'kathavu, kadhavu, talupu, thalupu, bagilu, vathil, vaathil, kathak, kathaku, daraja, baranu, barnu, buha'],
  ['frame|chaukhat', 'kattila, katila, chugath, chougath, gummam, dvarabandham, nilai'],
  ['hinge|kabja', 'keelu, kilu, vijagiri, mijagaru, mijagara, madatha bandu, madata bandu'],
  ['tower bolt|chitkani', 'thazhpal, thazhppal, gadiya, chilaka, saksha, nakucho'],
  ['handle|knob', 'kaipidi, kaippidi, pidi, hidike, hatal, haatal, hatho, hathi'],
  ['lock', 'poottu, pootu, putu, put, talam, thalam, beega, biga, jindara, jandra, talu'],
  ['key', 'thakol, thaakkol, thalam chevi, biga kai'],
  ['screw', 'thiruku, thirugu, tirupu, thirupu'],
  ['glue|adhesive', 'pasha, pasai, jiguru, banka, antu, gundar, atha, aatha'],
  [
    'kitchen',
    'adukkala, adukala, samaiyalarai, samayalarai, samayal, vantagadi, vanta gadi, vanthagadi, vantillu, adugemane, ' +
      'adigemane, aduge mane, rasodu, rasoda, rannaghar, ranaghar',
  ],
  ['teak|sagwan', 'thekku, thek, teku, tega, thega, segun, saguvani, sagvani'],
  ['wood|timber|woodgrain', 'maram, mara, thadi, chekka, cheka, kalapa, lakadu, lakdu'],
  ['wardrobe|cupboard', 'biruva, beeruva, biru'],
  ['mirror|glass', 'kannadi, kanadi, addam, adam, ariso, arso'],
  ['curtain', 'thiraichilai, thirasheela, thirasila, parade'],
  ['flooring|floor', 'mejhe'],
  ['wall', 'suvar, suvaru, chuvar, goda, gode, deyal'],
  ['blockboard|block board', 'bilak bordu, balak borad'],
  ['board', 'bordu'],
  ['edge', 'edj band, edj bend, ej bend'],
];
