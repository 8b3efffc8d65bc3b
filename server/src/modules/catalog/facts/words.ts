/** A value as filters show it, then how else sellers write it. Case, 'grade' and punctuation make no difference. */
type Spellings = Readonly<Record<string, readonly string[]>>;

const GRADES: Spellings = {
  MR: ['mr', 'commercial', 'moisture resistant'],
  BWR: ['bwr', 'boiling water resistant'],
  BWP: ['bwp', 'marine', 'boiling water proof'],
  FR: ['fr', 'fire retardant', 'fire resistant', 'fire rated'],
  Shuttering: ['shuttering', 'centering'],
  Packing: ['packing'],
  Structural: ['structural'],
  Interior: ['interior'],
  Exterior: ['exterior'],
  HDHMR: ['hdhmr'],
  AA: ['aa'],
  AB: ['ab'],
  AC: ['ac'],
  AC3: ['ac3'],
  AC4: ['ac4'],
  AC5: ['ac5'],
  E0: ['e0'],
  E1: ['e1'],
  E2: ['e2'],
  'OSB/2': ['osb 2'],
  'OSB/3': ['osb 3'],
  'Type I': ['type i', 'type 1'],
  'Type II': ['type ii', 'type 2'],
  HGS: ['hgs'],
  HGP: ['hgp'],
  CGS: ['cgs'],
  Liner: ['liner'],
};

const WOODS: Spellings = {
  Poplar: ['poplar'],
  Eucalyptus: ['eucalyptus', 'nilgiri', 'safeda'],
  Gurjan: ['gurjan', 'garjan'],
  Hardwood: ['hardwood', 'hard wood'],
  Mixed: ['mixed', 'mixed hardwood', 'mixed hard wood', 'mix', 'alternate'],
  Pine: ['pine', 'chir', 'cheed'],
  Rubberwood: ['rubberwood', 'rubber wood', 'rubber'],
  Teak: ['teak', 'sagwan', 'sagaun', 'teakwood'],
  Walnut: ['walnut'],
  Rosewood: ['rosewood', 'sheesham', 'shisham'],
  Oak: ['oak'],
  Sal: ['sal'],
  Meranti: ['meranti'],
  Okoume: ['okoume'],
  Keruing: ['keruing'],
  Sapele: ['sapele'],
  Wenge: ['wenge'],
  Zebrano: ['zebrano'],
  Ebony: ['ebony'],
  Cherry: ['cherry'],
  Ash: ['ash'],
  Larch: ['larch'],
  Maple: ['maple'],
  Beech: ['beech'],
  Birch: ['birch'],
  Mango: ['mango'],
  Acacia: ['acacia'],
  Bamboo: ['bamboo'],
  Bagasse: ['bagasse'],
};

const FINISHES: Spellings = {
  Suede: ['suede'],
  Matt: ['matt', 'matte', 'mat'],
  'Super matt': ['super matt', 'super matte'],
  Gloss: ['gloss', 'glossy'],
  'High gloss': ['high gloss', 'high glossy', 'hi gloss'],
  'Mirror gloss': ['mirror gloss'],
  Texture: ['texture', 'textured'],
  Linen: ['linen'],
  Satin: ['satin'],
  Metal: ['metal', 'metallic'],
  Smooth: ['smooth'],
  Brushed: ['brushed'],
  'Film-faced': ['film faced', 'film face'],
  Chequered: ['chequered', 'checkered'],
};

type Term = { readonly value: string; readonly words: string };

/** Longer terms first, so that 'high gloss' is not taken for 'gloss'. */
const termsOf = (spellings: Spellings): Term[] =>
  Object.entries(spellings)
    .flatMap(([value, terms]) => terms.map((words) => ({ value, words })))
    .toSorted((a, b) => b.words.length - a.words.length);

/** The one value that a text names; null where it names none or several. */
function reader(spellings: Spellings): (text: string | null) => string | null {
  const terms = termsOf(spellings);
  return (text) => {
    let left = ` ${(text ?? '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .join(' ')} `;
    const found = new Set<string>();
    for (const { value, words } of terms)
      if (left.includes(` ${words} `)) {
        found.add(value);
        left = left.replaceAll(` ${words} `, ' | ');
      }
    const [only, ...more] = found;
    return only !== undefined && more.length === 0 ? only : null;
  };
}

export const readGrade = reader(GRADES);
export const readWood = reader(WOODS);
export const readFinish = reader(FINISHES);
