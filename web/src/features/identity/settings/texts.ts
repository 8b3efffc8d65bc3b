export const yourProfileCompanyPhotos =
  'Your profile, company, photos and all your listings will be deleted immediately.';
export const reviewsYouWroteStay =
  'Reviews you wrote stay under ‘Former member’. Your name and number are removed from enquiries. Invoices are kept for as long as tax law requires.';
export const emailNotifications = 'Email Notifications';
export const enquiriesApprovalsAndOther = 'Enquiries, approvals and other account updates';
export const marketingEmails = 'Marketing Emails';
export const offersAndMarketNews = 'Offers and market news';
export const immediatelyWhenSomeoneContacts = 'Immediately, when someone contacts you or writes to you';
export const immediatelyForQuotesYou = 'Immediately, for quotes you receive or send';
export const immediatelyWhenSomeoneApplies = 'Immediately, when someone applies or an application is decided';
export const everythingElseInOne = 'Everything else in one e-mail a day at 9:00 AM, only when there is news';
