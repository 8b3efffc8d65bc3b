/** What the home page's slider says. Pictures are banners/web-0N and banners/app-0N. */
export type BannerRow = {
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly linkText: string;
};

export const BANNERS: readonly BannerRow[] = [
  {
    eyebrow: 'Sahyaveer Ply Udyog, Yamunanagar',
    title: 'Marine plywood, straight from the mill',
    description:
      '18 mm BWP to IS 710, gurjan face, 25-year warranty. Ask for this week’s rate by the truck or by the sheet.',
    link: '/shop?search=marine',
    linkText: 'See BWP sheets',
  },
  {
    eyebrow: 'Rangpat Surfaces, Morbi',
    title: 'The monsoon laminate folder is here',
    description: 'Forty-two new décors in suede, gloss and linen. Folder sent free to dealers.',
    link: '/shop?search=laminate',
    linkText: 'Browse the folder',
  },
  {
    eyebrow: 'Kaveri Door Mart, Mysuru',
    title: 'Doors that hang true for years',
    description: 'Flush, veneered and WPC doors with lock and closer as one set. Measured on site.',
    link: '/shop?search=door',
    linkText: 'Find a door',
  },
  {
    eyebrow: 'Salsette Fittings Company, Mumbai',
    title: 'Fittings that close without a bang',
    description: 'Soft-close hinges, channels and tandem boxes by the pair or by the carton, with printed rates.',
    link: '/shop?search=soft-close',
    linkText: 'See the fittings',
  },
  {
    eyebrow: 'Sixty sellers in twenty states',
    title: 'Everything for a kitchen, in one market',
    description:
      'Boards, shutters, fittings and glue from verified sellers. Compare rates and call the seller yourself.',
    link: '/shop',
    linkText: 'Walk through the shop',
  },
];
