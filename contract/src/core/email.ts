const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST = 254;

export const INVALID_EMAIL = 'Please enter a valid email address';

export const normalizeEmail = (text: string): string => text.trim().toLowerCase();
export const isEmail = (text: string): boolean => text.trim().length <= LONGEST && PATTERN.test(text.trim());

/** What a visitor sees of an address: enough to tell that there is one, not enough to write to it. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.charAt(0)}XXXXXX@XXXXXX${host.slice(host.lastIndexOf('.'))}`;
}
