/** What these screens say, in one place for other languages. */
export const call = 'Call';
export const callNow = 'Call Now';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const signInToValue = (value: string, name: string) => `Sign in to ${value} ${name}`;
export const enquiryAboutName = (name: string) => `Enquiry about ${name}`;
export const enquiryFromPlyhaat = 'Enquiry from Plyhaat';
export const plan = 'plan';
export const needsAPlan = 'Needs a plan';
export const free = 'free';
export const needsNoPlan = 'Free: no plan needed';
export const callsNeedAPlan = 'Call and WhatsApp need a plan; asking for a price or writing a message is free';
export const freeToQuote =
  'Sending a quote is free, and the buyer answers you here. With a plan you can also call buyers.';
export const freeToAsk = (name: string) =>
  `Asking for a price and writing a message are free: ${name} answers you here. With a plan you can also call and WhatsApp every seller.`;
export const freeToWrite = (name: string) =>
  `Writing a message is free: ${name} answers you here. With a plan you can also call and WhatsApp every seller.`;
export const sendAMessage = 'Send a message';
export const callNameAtPhone = (name: string, phone: string) => `Call ${name} at ${phone}?`;
export const callName = (name: string) => `Call ${name}?`;
export const yourMessageStartsWith = (target: string) => `Your message starts with: “${target}”`;
export const messageNameOnWhatsapp = (name: string) => `Message ${name} on WhatsApp?`;
export const writeAnEMail = (name: string) => `Write an e-mail to ${name}?`;
export const message = 'Message';
export const minimumOrder = (least: string) => `Minimum order: ${least}.`;
export const belowMinimumOrder = (least: string) =>
  `Below the minimum order of ${least}. You can ask anyway: the seller decides.`;
export const quantity = 'Quantity';
export const unit = 'Unit';
