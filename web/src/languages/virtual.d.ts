declare module 'messages:*' {
  export const messages: import('@lingui/core').Messages;
}
