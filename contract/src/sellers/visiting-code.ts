/** The short address of a store, for visiting cards; it leads to the long one for good. */
export const shortStorePath = (slug: string): string => `/s/${slug}`;

export type CodeFormat = 'svg' | 'png';

/** Where the QR code of a store's short address is; the SVG has its name below, the PNG is the code alone. */
export const codePath = (idOrSlug: string, format: CodeFormat): string => `/api/users/qr/${idOrSlug}?format=${format}`;
