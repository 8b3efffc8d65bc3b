import { englishOf, type Told, textOf } from '@plyhaat/contract/notifications/told';

/** What a notification says, as events carry it; those of the version before have prose alone. */
export type Said = { readonly told?: Told | undefined; readonly content: string };

export const asSaid = (told: Told): Said => ({
  told,
  content: textOf(englishOf(told)),
});
