import { contactsIn } from '@plyhaat/contract/core/contact-in-text';
import { XSS_PAYLOADS } from '../xss-payloads.ts';

const COUNT = 60;
/** Short enough for the shortest text beside its mark, and no link: a text with one waits for staff, or is refused. */
const fitting = XSS_PAYLOADS.filter(
  (payload) => payload.length <= 40 && payload === payload.trim() && contactsIn(payload).length === 0,
).filter((payload) => !/\p{Cc}|<plaintext>/u.test(payload));

/** Sixty attacks of every kind, taken evenly from the long list. */
export const SIXTY: readonly string[] = Array.from(
  { length: COUNT },
  (_, at) => fitting[Math.floor((at * fitting.length) / COUNT)] ?? '',
);

/** The attacks in few texts; each begins with the mark by which a screen is asked whether it shows it, where both fit. */
export function textsOf(mark: string, most: number): string[] {
  const texts = [mark];
  for (const payload of SIXTY) {
    const roomy = texts.findIndex((text) => `${text} ${payload}`.length <= most);
    if (roomy >= 0) texts[roomy] += ` ${payload}`;
    else texts.push(`${mark} ${payload}`.length <= most ? `${mark} ${payload}` : payload.slice(0, most));
  }
  return texts;
}
