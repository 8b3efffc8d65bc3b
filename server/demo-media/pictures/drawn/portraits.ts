import { pick, type Random, randomFrom } from '../core/noise.ts';
import { fromSvg } from '../core/texture.ts';
import { type Picture, twoDigits } from '../picture.ts';

const SIZE = 150;
const COUNT = 40;

const GROUNDS = [
  '#8a5a3c',
  '#c9a77c',
  '#5f7a6a',
  '#7b4a3a',
  '#d9b88a',
  '#50657a',
  '#a86b4a',
  '#8f8a6a',
  '#6d4f63',
  '#c48a5e',
];
const SKINS = ['#e8c4a0', '#d9a67c', '#c68a5e', '#a96f48', '#8d5838', '#f0d2b0'];
const HAIR = ['#1d1613', '#2b1d16', '#15110f', '#3a2a20', '#6d6660', '#b9b2a8'];
const CLOTHES = [
  '#f2e9da',
  '#2f4a5e',
  '#8c3b2a',
  '#4d6b52',
  '#d9a441',
  '#5b3a5e',
  '#f6f2ea',
  '#30363b',
  '#b8603a',
  '#7a8c9a',
];

type Face = {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly accent: string;
  readonly random: Random;
};

const HEAD = 'M49 62C49 40 60 30 75 30S101 40 101 62C101 84 90 99 75 99S49 84 49 62Z';

const shortHair = ({ hair, random }: Face): string => {
  const styles = [
    'M46 66C42 34 58 20 77 20 98 20 108 36 104 66 100 58 99 50 96 46 84 50 66 48 57 42 52 48 49 56 46 66Z',
    'M47 64C44 36 56 22 76 22S107 36 103 64C101 54 97 46 92 42H58C53 46 49 54 47 64Z',
    'M46 68C40 30 62 16 82 20 104 22 108 42 104 66 101 52 94 44 84 40 74 46 58 46 52 50 49 56 48 60 46 68Z',
    'M48 58C47 34 60 24 75 24S103 34 102 58C100 50 97 45 93 43 82 38 66 38 57 43 53 46 50 51 48 58Z',
  ];
  return `<path d="${pick(styles, Math.floor(random() * 4))}" fill="${hair}"/>`;
};

const turban = ({ accent }: Face): string =>
  `<path d="M43 58C38 30 56 14 76 14S112 30 107 58C96 44 86 40 75 40S54 44 43 58Z" fill="${accent}"/><path d="M45 50C60 30 84 26 106 42M52 32C68 22 90 24 103 34" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2.5"/><path d="M75 24 66 40H84Z" fill="#fff" fill-opacity=".25"/>`;

const cap = ({ accent }: Face): string =>
  `<path d="M46 56C46 32 60 24 75 24S104 32 104 56C92 48 58 48 46 56Z" fill="${accent}"/><path d="M46 56C60 46 92 46 110 58 96 62 60 62 46 56Z" fill="#000" fill-opacity=".25"/>`;

const longHairBehind = ({ hair, random }: Face): string =>
  random() < 0.55
    ? `<path d="M42 120C36 70 40 22 76 22S114 70 108 120Z" fill="${hair}"/>`
    : `<path d="M45 80C38 36 56 22 75 22S112 36 105 80Z" fill="${hair}"/><circle cx="${random() < 0.5 ? 75 : 104}" cy="${random() < 0.5 ? 18 : 24}" r="13" fill="${hair}"/>`;

const longHairFront = ({ hair }: Face): string =>
  `<path d="M48 66C46 40 58 27 75 27 94 27 104 40 102 66 98 52 88 44 75 36 66 44 54 52 48 66Z" fill="${hair}"/><circle cx="75" cy="55" r="2.4" fill="#a8322a"/>`;

const headscarf = ({ accent }: Face): string =>
  `<path d="M36 134C32 60 42 18 75 18S118 60 114 134L98 120C104 90 106 34 75 34S46 90 52 120Z" fill="${accent}"/>`;

const beard = ({ hair }: Face): string =>
  `<path d="M50 68C50 92 60 104 75 104S100 92 100 68C96 80 90 82 84 80 78 77 72 77 66 80 60 82 54 80 50 68Z" fill="${hair}"/><path d="M68 86Q75 90 82 86" stroke="#e9b9a2" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;

const moustache = ({ hair }: Face): string =>
  `<path d="M62 82C66 77 72 77 75 80 78 77 84 77 88 82 82 85 78 84 75 83 72 84 68 85 62 82Z" fill="${hair}"/>`;

const spectacles =
  '<g fill="none" stroke="#2b211b" stroke-width="2.2"><rect x="54" y="59" width="17" height="13" rx="5"/><rect x="79" y="59" width="17" height="13" rx="5"/><path d="M71 64h8"/></g>';

const features = (): string =>
  '<g fill="#2a1d16"><circle cx="63" cy="66" r="2.5"/><circle cx="87" cy="66" r="2.5"/></g><g fill="none" stroke="#2a1d16" stroke-opacity=".75" stroke-linecap="round" stroke-width="2.4"><path d="M57 57Q63 54 68 57M82 57Q87 54 93 57"/></g><path d="M75 66C74 72 72 75 73 76.500 74 77.500 76 77.500 77 77" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2" stroke-linecap="round"/><path d="M67 86Q75 92 83 86" fill="none" stroke="#7d3a2c" stroke-width="2.600" stroke-linecap="round"/>';

function shoulders({ cloth, accent, skin, random }: Face): string {
  const collar = Math.floor(random() * 4);
  const body = `<path d="M14 150C16 124 40 114 60 110H90C110 114 134 124 136 150Z" fill="${cloth}"/>`;
  const neck = `<path d="M62 92H88V112Q75 126 62 112Z" fill="${skin}"/><path d="M62 98Q75 110 88 98V104Q75 116 62 104Z" fill="#000" fill-opacity=".14"/>`;
  const trims = [
    `<path d="M60 109 75 128 90 109 96 113 78 140H72L54 113Z" fill="${accent}"/>`,
    `<path d="M58 110 66 132 75 120 84 132 92 110 84 106 75 118 66 106Z" fill="#fff" fill-opacity=".85"/>`,
    `<path d="M71 120H79V150H71Z" fill="#000" fill-opacity=".14"/><circle cx="75" cy="132" r="1.800" fill="#fff"/><circle cx="75" cy="143" r="1.800" fill="#fff"/>`,
    `<path d="M96 111C84 124 60 138 34 150H60C84 140 100 128 104 114Z" fill="${accent}"/>`,
  ];
  return body + neck + (trims[collar] ?? '');
}

function man(face: Face): string {
  const { random } = face;
  const head = random();
  const cover = head < 0.14 ? turban(face) : head < 0.22 ? cap(face) : shortHair(face);
  const growth = random();
  const hairOnFace = growth < 0.3 ? beard(face) : growth < 0.7 ? moustache(face) : '';
  return `${shoulders(face)}<path d="${HEAD}" fill="${face.skin}"/>${features()}${hairOnFace}${cover}`;
}

function woman(face: Face): string {
  const scarf = face.random() < 0.18;
  const behind = scarf ? '' : longHairBehind(face);
  const rings = '<g fill="#e0b048"><circle cx="49" cy="80" r="2.800"/><circle cx="101" cy="80" r="2.800"/></g>';
  return `${behind}${shoulders(face)}<path d="${HEAD}" fill="${face.skin}"/>${features()}${longHairFront(face)}${scarf ? headscarf(face) : rings}`;
}

function portrait(index: number): string {
  const random = randomFrom(index * 101 + 17);
  const choose = (list: readonly string[]): string => pick(list, Math.floor(random() * list.length));
  const ground = pick(GROUNDS, index);
  const face: Face = {
    skin: choose(SKINS),
    hair: choose(HAIR),
    cloth: choose(CLOTHES),
    accent: choose(CLOTHES),
    random,
  };
  const person = index % 3 === 1 ? woman(face) : man(face);
  const glasses = random() < 0.3 ? spectacles : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${person}${glasses}</svg>`;
}

export const portraitPictures: Picture[] = Array.from({ length: COUNT }, (_, i) => ({
  file: `portraits/person-${twoDigits(i + 1)}.webp`,
  group: 'portraits',
  subject: 'portrait',
  width: SIZE,
  height: SIZE,
  quality: 84,
  shows: { person: i % 3 === 1 ? 'woman' : 'man' },
  draw: () => fromSvg(portrait(i)),
}));
