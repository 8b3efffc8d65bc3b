/** In the same tab: a window opened after an answer has come is blocked, and a payment page wants to know who sends. */
export function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
