import { perOne } from '@plyhaat/contract/catalog/unit-name';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { formatRupees } from '@plyhaat/contract/core/money';
import { normalizePhone, telLink, whatsappLink } from '@plyhaat/contract/core/phone';
import { PIECE } from '@plyhaat/contract/core/quantity';
import type { sendLead } from '@plyhaat/contract/leads/leads';
import type { Target } from './target.ts';
import * as TEXTS from './texts.ts';

const NATIONAL = 10;

/** A landline is dialled without the zero before its area code; what is no Indian number is left as it is. */
function dialLink(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '');
  return digits.length === NATIONAL ? telLink(digits) : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The first words to the seller: which product at which price, and where it was seen. */
export function greeting({ name, product }: Target, publicUrl: string): string {
  if (!product) return `Hello ${name}, I found your store on Plyhaat and would like to know more about your products.`;
  const { pricetype, unitName = PIECE } = product;
  const unit = pricetype ? ` ${perOne({ pricetype, unitName })}` : '';
  const price = product.price === undefined ? '' : ` at ${formatRupees(product.price)}${unit}`;
  const address = publicUrl && ` ${new URL(`/product/${product.slug}`, publicUrl).href}`;
  return `Hello ${name}, I am interested in ${product.name}${price}, which I saw on Plyhaat.${address}`;
}

/** Where the answer to a lead leads: the dialler, WhatsApp or a mail; undefined where it names nothing. */
export function wayOut(answer: ReplyOf<typeof sendLead>, target: Target, publicUrl: string): string | undefined {
  const { phone, whatsapp, email } = answer;
  if (phone) return dialLink(normalizePhone(phone) ?? phone);
  if (whatsapp) return whatsappLink(whatsapp, greeting(target, publicUrl));
  if (!email) return undefined;
  const subject = encodeURIComponent(
    target.product ? TEXTS.enquiryAboutName(target.product.name) : TEXTS.enquiryFromPlyhaat,
  );
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(greeting(target, publicUrl))}`;
}
