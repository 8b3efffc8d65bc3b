import { name, type Told, told } from '@plyhaat/contract/notifications/told';

// Whoever has no name any more makes a sentence of its own: other languages decline what stands for it.

export function messageWords(sender: string | undefined, about: string | undefined): Told {
  if (!sender)
    return about
      ? told`Someone sent you a message about '${{ title: name(about) }}'.`
      : told`Someone sent you a message.`;
  const who = name(sender);
  return about
    ? told`${{ who }} sent you a message about '${{ title: name(about) }}'.`
    : told`${{ who }} sent you a message.`;
}

export function reminderWords(buyer: string | undefined, about: string | undefined): Told {
  if (!buyer)
    return about
      ? told`Your reminder: get back to this buyer about '${{ product: name(about) }}'.`
      : told`Your reminder: get back to this buyer.`;
  const who = name(buyer);
  return about
    ? told`Your reminder: get back to ${{ who }} about '${{ product: name(about) }}'.`
    : told`Your reminder: get back to ${{ who }}.`;
}

export function replyWords(seller: string | undefined, about: string | null | undefined): Told {
  if (!seller)
    return about
      ? told`The seller replied to your review of ${{ product: name(about) }}.`
      : told`The seller replied to your review.`;
  const who = name(seller);
  return about
    ? told`${{ who }} replied to your review of ${{ product: name(about) }}.`
    : told`${{ who }} replied to your review.`;
}
