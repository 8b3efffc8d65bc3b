/** What these screens say, in one place for other languages. */
export const call = 'Call';
export const callNow = 'Call Now';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const contactSeller = 'Contact Seller';
export const getInTouch = 'Get in Touch';
export const fullName = 'Full Name';
export const address = 'Address';
export const productService = 'Product/Service';
export const forExampleGradeThickness = 'For example: grade, thickness and number of sheets.';
export const sending = 'Sending...';
export const sendEnquiry = 'Send enquiry';
export const mobileNumber = 'Mobile Number';
export const signInToValue = (value: string, name: string) => `Sign in to ${value} ${name}`;
export const enquiryAboutName = (name: string) => `Enquiry about ${name}`;
export const enquiryFromPlyhaat = 'Enquiry from Plyhaat';
