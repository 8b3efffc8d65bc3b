/** What these screens say, in one place for other languages. */
export const call = 'Call';
export const callNow = 'Call Now';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const getInTouch = 'Get in Touch';
export const fullName = 'Full Name';
export const address = 'Address';
export const productService = 'Product/Service';
export const forExampleGradeThickness = 'For example: grade, thickness and number of sheets.';
export const sending = 'Sending...';
export const sendEnquiry = 'Send enquiry';
export const mobileNumber = 'Mobile Number';
export const signInForPrice = (name: string) => `Sign in to get a price from ${name}. It is free: no plan needed`;
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
export const plansFrom = (price: string, length: string) => `Plans from ${price} for ${length}, plus 18% GST.`;
export const seeSubscriptions = 'See subscriptions';
export const onHolidayUntil = (day: string) => `On holiday until ${day}.`;
export const messagesAreAnswered = 'You can send a message meanwhile.';
export const nameIsOnHoliday = (name: string, day: string) => `${name} is on holiday until ${day}`;
export const sendAMessageAnd = 'Send a message and the seller can reply when the store is open again.';
export const notNow = 'Not now';
export const sendAMessage = 'Send a message';
export const callNameAtPhone = (name: string, phone: string) => `Call ${name} at ${phone}?`;
export const callName = (name: string) => `Call ${name}?`;
export const yourMessageStartsWith = (target: string) => `Your message starts with: “${target}”`;
export const messageNameOnWhatsapp = (name: string) => `Message ${name} on WhatsApp?`;
export const writeAnEMail = (name: string) => `Write an e-mail to ${name}?`;
export const contactName = (name: string) => `Contact ${name}`;
export const theSellerWillGet = 'The seller will get your message with your name and number, and can reply to you.';
export const message = 'Message';
export const sendMessage = 'Send message';
export const getPrice = 'Get price';
export const contact = 'Contact';
export const getPriceOf = (name: string) => `Get price: ${name}`;
export const theSellerGetsYour = (name: string) =>
  `${name} gets your name and number with this request, and answers you here. It is free: no plan needed.`;
export const listedFor = (quantity: string, price: string, unit: string) =>
  `Listed for ${quantity}: ${price} per ${unit}, GST extra.`;
export const lessFrom = (quantity: string, price: string) => `From ${quantity}: ${price}.`;
export const minimumOrder = (least: string) => `Minimum order: ${least}.`;
export const belowMinimumOrder = (least: string) =>
  `Below the minimum order of ${least}. You can ask anyway: the seller decides.`;
export const askForThePrice = 'Ask for the price';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const stateIsRequired = 'State is required';
export const neededBy = 'Needed by';
export const gradeBrandOrTerms = 'Grade, brand, payment terms';
export const requestSent = 'Request sent';
export const nameAnswersIn = (name: string) =>
  `${name} can call you, or answer in My enquiries. We will tell you when an answer comes.`;
export const openMyEnquiries = 'Open My enquiries';
export const close = 'Close';
