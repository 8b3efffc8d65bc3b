export const pages = 'Pages';
