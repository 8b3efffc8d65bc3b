import * as z from 'zod/mini';
import { APP_KINDS } from './app-kinds.ts';
import type { Kind } from './kind.ts';
import { OWN_KINDS } from './own-kinds.ts';
import { NOWHERE } from './targets.ts';
import { asStored } from './texts.ts';
import { englishOf, textOf } from './told.ts';

export const KINDS = { ...APP_KINDS, ...OWN_KINDS };
export type NotificationType = keyof typeof KINDS;
export const NOTIFICATION_TYPES = Object.keys(KINDS) as NotificationType[];
export const APP_TYPES = Object.keys(APP_KINDS) as (keyof typeof APP_KINDS)[];
export type PayloadOf<T extends NotificationType> = z.output<(typeof KINDS)[T]['payload']>;

export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(KINDS, type);

/** A row of a type that this version does not know. */
const OTHER: Kind<unknown> = {
  title: 'New notification',
  icon: 'default',
  payload: z.unknown(),
  text: asStored,
  target: () => NOWHERE,
  mail: 'digest',
};

export const kindOf = (type: string): Kind<unknown> =>
  isNotificationType(type) ? (KINDS[type] as unknown as Kind<unknown>) : OTHER;

type Stored = { readonly type: string; readonly payload?: unknown; readonly content?: string | null | undefined };

/** How a row reads and where it leads, whatever was stored in it. */
export function describe({ type, payload, content }: Stored, now = Date.now()) {
  const definition = kindOf(type);
  const read = z.safeParse(definition.payload, payload ?? {});
  const given = read.success ? read.data : {};
  const { title, icon, action } = definition;
  const told = definition.text(given, content ?? '', now);
  const sentence = englishOf(told);
  return { title, icon, action, told, sentence, text: textOf(sentence), target: definition.target(given) };
}
