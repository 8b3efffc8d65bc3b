/** What these screens say, in one place for other languages. */
export const breadcrumb = 'Breadcrumb';
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const pageTo = (to: number) => `Page ${to}`;
export const goToPage = 'Go to page';
export const go = 'Go';
export const nothingOnPage = (page: string) => `There is nothing on page ${page}.`;
export const toTheFirstPage = 'To the first page';
