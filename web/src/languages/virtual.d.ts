declare module 'virtual:messages/*' {
  export const messages: import('@lingui/core').Messages;
}
declare module 'virtual:contract-sentences' {
  type Fetcher = () => Promise<{ messages: import('@lingui/core').Messages }>;
  export const fetchers: Readonly<Record<string, Fetcher>>;
}
