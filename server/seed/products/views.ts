import type { Shows } from './write.ts';

/** Which products a further view may stand beside, by what it is a view of. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  face: ['plywood/', 'boards/', 'veneers/', 'laminates/', 'doors/veneered', 'wpc/uv-marble-sheet'],
  edge: ['plywood/', 'boards/', 'mdf/'],
  yard: ['plywood/'],
  kitchen: ['furniture/modular-kitchen', 'laminates/'],
  wardrobe: ['furniture/wardrobe-shutters', 'laminates/', 'veneers/', 'mdf/pre-laminated'],
  floor: ['flooring/'],
  hall: ['doors/veneered'],
};

const PARTICLE = ['mdf/particle-board', 'mdf/pre-laminated-particle-board'];
const FIBRE = ['mdf/plain-mdf', 'mdf/pre-laminated-mdf', 'mdf/hdhmr', 'mdf/hdf'];

/** 'walnut woodgrain' looks like walnut. */
const woodOf = ({ wood, colour }: Shows) =>
  wood ?? (colour?.endsWith(' woodgrain') ? colour.slice(0, -' woodgrain'.length) : undefined);

type View = { readonly subject: string; readonly shows?: Shows };

/** A view belongs to a product when it shows the same wood, colour or core. */
export function fits(view: View, subject: string, main: Shows): boolean {
  const shows = view.shows ?? {};
  const kind = shows.room ?? view.subject;
  if (!BESIDE[kind]?.some((start) => subject.startsWith(start))) return false;
  if (shows.material) return (shows.material === 'mdf' ? FIBRE : PARTICLE).includes(subject);
  if (kind === 'edge' && !subject.startsWith('plywood/'))
    return subject.endsWith('blockboard') && shows.wood === 'pine';
  if (shows.colour) return shows.colour === main.colour;
  return shows.wood !== undefined && shows.wood === woodOf(main);
}
