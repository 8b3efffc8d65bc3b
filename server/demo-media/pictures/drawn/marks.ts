/** A mark about the origin, inside ±48, in an ink, an accent and the ground's own colour. */
type Mark = (ink: string, accent: string, ground: string) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const bar = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const around = (count: number, shape: string, start = 0): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${start + (360 / count) * i})">${shape}</g>`).join('');

const plies: Mark = (ink, accent) =>
  bar(-42, -34, 84, 18, ink) + bar(-42, -9, 84, 18, accent) + bar(-42, 16, 84, 18, ink);

const rings: Mark = (ink, accent, ground) =>
  dot(0, 0, 44, ink) + dot(0, 0, 36, ground) + dot(-2, 1, 29, ink) + dot(-2, 1, 22, ground) + dot(-4, 2, 14, accent);

const leaf: Mark = (ink, accent) =>
  path('M-36 36C-44-14-6-44 42-42 46 6 14 44-36 36Z', ink) + line('M-30 30 18-16', accent, 6);

const hills: Mark = (ink, accent) => path('M-48 34-16-22 6 14 18-4 48 34Z', ink) + dot(24, -28, 12, accent);

const door: Mark = (ink, accent) =>
  path('M-28 42V-10A28 28 0 0 1 28-10V42Z', ink) + dot(14, 10, 5.5, accent) + bar(-40, 42, 80, 6, accent);

const house: Mark = (ink, accent) => path('M-42 0 0-42 42 0V42H-42Z', ink) + bar(-11, 8, 22, 34, accent);

const sun: Mark = (ink, accent) => dot(0, 0, 21, ink) + around(8, bar(-4, -46, 8, 16, accent, 4));

const waves: Mark = (ink, accent) =>
  [-24, 0, 24].map((y, i) => line(`M-42 ${y}q10.5-14 21 0t21 0 21 0 21 0`, i === 2 ? accent : ink, 9)).join('');

const windowFour: Mark = (ink, accent) =>
  bar(-40, -40, 37, 37, ink) + bar(3, -40, 37, 37, accent) + bar(-40, 3, 37, 37, accent) + bar(3, 3, 37, 37, ink);

const boat: Mark = (ink, accent) =>
  path('M-44 16H44L28 40H-28Z', ink) + path('M-4-42V10H-34Z', accent) + path('M4-30 32 10H4Z', ink);

const chevrons: Mark = (ink, accent) =>
  line('M-36-20 0-44 36-20', ink, 12) + line('M-36 10 0-14 36 10', accent, 12) + line('M-36 40 0 16 36 40', ink, 12);

const lotus: Mark = (ink, accent) => {
  const petal = (angle: number, fill: string): string =>
    `<g transform="rotate(${angle} 0 34)">${path('M0 34C-18 10-14-18 0-36 14-18 18 10 0 34Z', fill)}</g>`;
  return petal(-58, accent) + petal(58, accent) + petal(-29, ink) + petal(29, ink) + petal(0, accent);
};

const cube: Mark = (ink, accent) =>
  path('M0-44 40-22 0 0-40-22Z', accent) + path('M-40-17-4 3V46L-40 26Z', ink) + path('M40-17 4 3V46L40 26Z', ink);

const saw: Mark = (ink, accent, ground) =>
  around(12, path('M-9-32 6-46 10-30Z', ink)) + dot(0, 0, 34, ink) + dot(0, 0, 12, ground) + dot(0, 0, 6, accent);

const tree: Mark = (ink, accent) => bar(-6, 10, 12, 36, accent) + path('M0-46 28-8H14L36 20H-36L-14-8H-28Z', ink);

const banyan: Mark = (ink, accent) =>
  dot(0, -16, 26, ink) +
  dot(-24, -4, 18, ink) +
  dot(24, -4, 18, ink) +
  path('M-7 6H7L12 44H-12Z', accent) +
  line('M-24 14V38M24 14V38', accent, 4);

const fan: Mark = (ink, accent) =>
  [-60, -36, -12, 12, 36, 60]
    .map((angle, i) => `<g transform="rotate(${angle} 0 38)">${bar(-8, -44, 16, 72, i % 2 ? accent : ink, 3)}</g>`)
    .join('');

const hinge: Mark = (ink, accent) =>
  bar(-44, -34, 38, 68, ink, 6) +
  bar(6, -34, 38, 68, ink, 6) +
  [-26, -6, 14].map((y) => bar(-7, y, 14, 14, accent, 3)).join('') +
  dot(-26, -16, 5, accent) +
  dot(-26, 16, 5, accent) +
  dot(26, -16, 5, accent) +
  dot(26, 16, 5, accent);

const arrowUp: Mark = (ink, accent) =>
  path('M0-46 40-4H18V12H-18V-4H-40Z', ink) + bar(-18, 20, 36, 10, accent) + bar(-18, 36, 36, 10, accent);

const star: Mark = (ink, accent) => around(8, path('M0-46 11-16-11-16Z', ink)) + dot(0, 0, 21, accent);

const knot: Mark = (ink, accent) =>
  around(4, line('M-14-14V-30A14 14 0 0 1 14-30V-14', ink, 10)) + bar(-9, -9, 18, 18, accent);

const elephant: Mark = (ink, accent) =>
  path('M-40 36V-4C-40-30-14-40 8-34 34-28 42-8 42 12 42 24 36 30 30 28V10C26 16 20 18 14 16V36H-2V20H-22V36Z', ink) +
  path('M-4-20C10-22 16-10 12 4 4 8-6 2-4-20Z', accent);

const peacock: Mark = (ink, accent) => {
  const feather = (angle: number): string =>
    `<g transform="rotate(${angle} 0 30)"><ellipse cx="0" cy="-24" rx="9" ry="22" fill="${ink}"/>${dot(0, -32, 5, accent)}</g>`;
  return [-72, -48, -24, 0, 24, 48, 72].map(feather).join('') + dot(0, 30, 15, accent);
};

const stairs: Mark = (ink, accent) =>
  bar(-42, 18, 84, 22, ink) + bar(-16, -10, 58, 22, accent) + bar(10, -38, 32, 22, ink);

const diamond: Mark = (ink, accent) => path('M0-46 46 0 0 46-46 0Z', ink) + path('M0-24 24 0 0 24-24 0Z', accent);

const arches: Mark = (ink, accent) =>
  path('M-44 44V-2A44 44 0 0 1 44-2V44H24V0A24 24 0 0 0-24 0V44Z', ink) +
  path('M-9-48H9L6-22H-6Z', accent) +
  bar(-12, 14, 24, 30, accent, 3);

const drop: Mark = (ink, accent) =>
  path('M0-46C26-12 34 2 34 16A34 34 0 0 1-34 16C-34 2-26-12 0-46Z', ink) + line('M-16 18A17 17 0 0 0 2 34', accent, 7);

const grid: Mark = (ink, accent) =>
  [0, 1, 2]
    .flatMap((r) => [0, 1, 2].map((c) => bar(-42 + c * 30, -42 + r * 30, 24, 24, (r + c) % 3 === 1 ? accent : ink, 5)))
    .join('');

const bamboo: Mark = (ink, accent) =>
  [-26, 0, 26]
    .map((x, i) =>
      [0, 1, 2].map((k) => bar(x - 8, -44 + k * 30 + (i % 2) * 5, 16, 26, i === 1 ? accent : ink, 4)).join(''),
    )
    .join('');

const compass: Mark = (ink, accent) =>
  line('M0-34-26 42M0-34 26 42', ink, 9) + dot(0, -34, 11, accent) + line('M-20 16A34 34 0 0 0 20 16', accent, 6);

const gate: Mark = (ink, accent) =>
  bar(-42, -30, 12, 74, ink) +
  bar(30, -30, 12, 74, ink) +
  bar(-48, -44, 96, 12, accent) +
  [-14, 0, 14].map((x) => bar(x - 3, -22, 6, 66, ink)).join('');

const wheel: Mark = (ink, accent, ground) =>
  dot(0, 0, 44, ink) + dot(0, 0, 33, ground) + around(8, bar(-2.5, -36, 5, 30, ink)) + dot(0, 0, 11, accent);

export const MARKS: readonly Mark[] = [
  plies,
  rings,
  leaf,
  hills,
  door,
  house,
  sun,
  waves,
  windowFour,
  boat,
  chevrons,
  lotus,
  cube,
  saw,
  tree,
  banyan,
  fan,
  hinge,
  arrowUp,
  star,
  knot,
  elephant,
  peacock,
  stairs,
  diamond,
  arches,
  drop,
  grid,
  bamboo,
  compass,
  gate,
  wheel,
];
