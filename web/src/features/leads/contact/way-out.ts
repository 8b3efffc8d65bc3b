import { useLingui } from '@lingui/react/macro';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { formatRupees } from '@plyhaat/contract/core/money';
import { normalizePhone, telLink, whatsappLink } from '@plyhaat/contract/core/phone';
import { PIECE } from '@plyhaat/contract/core/quantity';
import type { sendLead } from '@plyhaat/contract/leads/leads';
import { useSay } from '#ui/said.ts';
import { perOne, priceEach } from '#ui/words/prices.ts';
import type { Target } from './target.ts';

const NATIONAL = 10;

/** A landline is dialled without the zero before its area code; what is no Indian number is left as it is. */
function dialLink(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '');
  return digits.length === NATIONAL ? telLink(digits) : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

type FirstWords = { readonly subject: string; readonly greeting: string };

/** To the seller: which product at which price, and where it was seen. */
export function useFirstWords({ name, product }: Target, publicUrl: string): FirstWords {
  const { t } = useLingui();
  const say = useSay();
  if (!product)
    return {
      subject: t`Enquiry from Plyhaat`,
      greeting: t`Hello ${name}, I found your store on Plyhaat and would like to know more about your products.`,
    };
  const { pricetype, unitName = PIECE, name: productName } = product;
  const unit = pricetype && perOne({ pricetype, unitName }, say);
  const asked = product.price !== undefined && formatRupees(product.price);
  const price = asked && unit ? priceEach(asked, unit, t) : asked;
  const interest = price
    ? t`Hello ${name}, I am interested in ${productName} at ${price}, which I saw on Plyhaat.`
    : t`Hello ${name}, I am interested in ${productName}, which I saw on Plyhaat.`;
  const address = publicUrl && new URL(`/product/${product.slug}`, publicUrl).href;
  return {
    subject: t`Enquiry about ${{ name: productName }}`,
    greeting: [interest, address].filter(Boolean).join(' '),
  };
}

/** Where the answer to a lead leads: the dialler, WhatsApp or a mail; undefined where it names nothing. */
export function wayOut(answer: ReplyOf<typeof sendLead>, { subject, greeting }: FirstWords): string | undefined {
  const { phone, whatsapp, email } = answer;
  if (phone) return dialLink(normalizePhone(phone) ?? phone);
  if (whatsapp) return whatsappLink(whatsapp, greeting);
  if (!email) return undefined;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(greeting)}`;
}
