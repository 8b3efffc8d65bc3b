import { NO_NUMBERS, tellsNumber } from '@plyhaat/contract/core/contact-in-text';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { AppError } from './failure.ts';

/** Refuses texts that tell a number or an e-mail address, by the names of their fields: numbers come from leads alone. */
export function refuseNumbers(texts: Readonly<Record<string, string | readonly string[] | null | undefined>>): void {
  const telling = Object.entries(texts).filter(([, text]) => [text ?? ''].flat().some(tellsNumber));
  if (telling.length === 0) return;
  throw new AppError(inputInvalid, { fields: Object.fromEntries(telling.map(([name]) => [name, NO_NUMBERS])) });
}
