import { Logo, LogoMark } from '#ui/display/Logo.tsx';
import { GallerySection } from './GallerySection.tsx';

const COLOURS = {
  paper: 'bg-paper',
  surface: 'bg-surface',
  sunken: 'bg-sunken',
  studio: 'bg-studio',
  ink: 'bg-ink',
  'ink-2': 'bg-ink-2',
  'ink-3': 'bg-ink-3',
  line: 'bg-line',
  'line-2': 'bg-line-2',
  control: 'bg-control',
  walnut: 'bg-walnut',
  'teak-fill': 'bg-teak-fill',
  teak: 'bg-teak',
  'teak-ink': 'bg-teak-ink',
  'teak-soft': 'bg-teak-soft',
  'leaf-fill': 'bg-leaf-fill',
  leaf: 'bg-leaf',
  'leaf-soft': 'bg-leaf-soft',
  brick: 'bg-brick',
  'brick-soft': 'bg-brick-soft',
  amber: 'bg-amber',
  'amber-soft': 'bg-amber-soft',
  'ply-1': 'bg-ply-1',
  'ply-2': 'bg-ply-2',
};

export function ColourSection() {
  return (
    <GallerySection title="Colour" line="Names say the job, never the hue. The same names hold in dark.">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {Object.entries(COLOURS).map(([name, ground]) => (
          <li key={name} className="font-medium text-ink-2 text-meta">
            <span className={`mb-1.5 block h-14 rounded border border-line ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}

export function TypeSection() {
  return (
    <GallerySection title="Type" line="Six sizes. Weight 400 to read, 600 to act or name, 650 for headings and prices.">
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-7">
        <p className="text-display">Display 48, one per page</p>
        <p className="text-head">Heading 30, one per section</p>
        <p className="text-title">Title 20, cards and panels</p>
        <p className="text-body">Body 16 on 24, all running text</p>
        <p className="text-ui">UI 14 on 20, buttons, fields, card details</p>
        <p className="font-medium text-ink-3 text-meta">Meta 13 on 18, units, counts, dates</p>
      </div>
    </GallerySection>
  );
}

export function MarkSection() {
  return (
    <GallerySection title="Mark" line="Three stacked plies, and the ply edge as the one ornament.">
      <div className="flex flex-wrap items-center gap-8">
        <Logo />
        <LogoMark className="size-12" />
        <div className="ply-edge w-40" />
      </div>
    </GallerySection>
  );
}
