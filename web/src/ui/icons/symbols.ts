/** What an icon is drawn of, as lucide writes it. */
export type IconData = {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

/** Holds every icon's drawing once; the icons of the page refer to it. */
export const SYMBOLS_ID = 'icons';
export const symbolId = ({ name }: IconData): string => `i-${name}`;

function symbolOf(icon: IconData): string {
  const drawing = icon.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${symbolId(icon)}" viewBox="0 0 24 24">${drawing.join('')}</symbol>`;
}

let drawn: Set<IconData> | null = null;
/** On the server: notes that the page being drawn shows the icon. */
export const noteIcon = (icon: IconData): void => void drawn?.add(icon);

/** Draws part of a page, which cannot be interrupted, and returns its icons. */
export function withIcons<T>(draw: () => T): { readonly result: T; readonly icons: ReadonlySet<IconData> } {
  const icons = new Set<IconData>();
  drawn = icons;
  try {
    return { result: draw(), icons };
  } finally {
    drawn = null;
  }
}

export const symbolsOf = (icons: Iterable<IconData>): string =>
  `<svg id="${SYMBOLS_ID}" class="hidden" aria-hidden="true">${[...icons].map(symbolOf).join('')}</svg>`;

/** In the browser: an icon that the server's page did not show brings its drawing along. */
export function addSymbol(icon: IconData): void {
  if (document.getElementById(symbolId(icon))) return;
  if (!document.getElementById(SYMBOLS_ID)) document.body.insertAdjacentHTML('afterbegin', symbolsOf([]));
  document.getElementById(SYMBOLS_ID)?.insertAdjacentHTML('beforeend', symbolOf(icon));
}
