import { englishOf, type Told, textOf } from '@plyhaat/contract/notifications/told';

/** What a notification says, as events carry it. */
export const asSaid = (told: Told): { readonly told: Told; readonly content: string } => ({
  told,
  content: textOf(englishOf(told)),
});
