const spoken = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase();
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `block_member` as people say it: 'Block member'. */
export const actionText = (action: string): string => capitalised(spoken(action));

/** `isBlocked` as people say it: 'Is blocked'. */
export const fieldText = (field: string): string => capitalised(spoken(field));
