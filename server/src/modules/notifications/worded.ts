import type { Language } from '@plyhaat/contract/core/languages';
import { describe } from '@plyhaat/contract/notifications/kinds';
import { type Told, textOf } from '@plyhaat/contract/notifications/told';
import type { Languages } from '#platform/languages/languages.ts';

export type NotificationRow = {
  readonly type: string; readonly content: string; readonly payload: unknown; readonly told: Told | null };

/** A row in the language of whoever reads it. What was stored as prose alone stays as it was. */
export function worded(languages: Languages, language: Language, row: NotificationRow) {
  const { title, action, told, target } = describe(row);
  const pieces = languages.pieces(language, row.told ?? told);
  const text = textOf(pieces);
  return {
    title: languages.sentence(language, title),
    action: action && languages.sentence(language, action),
    text,
    // Names stand out where the payload says them, as always.
    words: row.told ? [{ text }] : pieces,
    target,
  };
}
