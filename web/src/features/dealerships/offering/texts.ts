/** What these screens say, in one place for other languages. */
export const yourOpportunities = 'Your opportunities';
export const offersToBecomeYour = 'Offers to become your dealer, and who applied for them.';
export const seeAllTotal = (total: number) => `See all ${total}`;
export const myOpportunities = 'My Opportunities';
export const oneApplication = '1 application';
export const totalApplications = (total: number) => `${total} applications`;
export const days = (days: number) => `${days} days`;
export const usedLeftInYour = (used: number, left: number, value: string) =>
  `${used} used, ${left} left in your plan, up to ${value} each`;
export const youHaveNoneLeft = 'You have none left in your plan.';
export const whatYouOffer = 'What you offer';
export const where = 'Where';
export const eachCityCanBe = 'Each city can be given to one applicant; you choose which when you accept.';
export const pictures = 'Pictures';
export const organizationName = 'Organization name';
export const franchiseType = 'Franchise type';
export const type = 'Type';
export const chooseAFranchiseType = 'Choose a franchise type';
export const brand = 'Brand';
export const product = 'Product';
export const laminates = 'laminates';
export const description = 'Description';
export const whatAPartnerNeeds = 'What a partner needs and gets: display, opening stock, training';
export const image = 'Image';
export const jpegPngOrWebp = 'JPEG, PNG or WebP, best at 900 × 600';
export const logo = 'Logo';
export const optionalJpegPngOr =
  'Optional; JPEG, PNG or WebP, best if square. Without one your profile picture is shown.';
export const categories = 'Categories';
export const cities = 'Cities';
export const chooseAStateFirst = 'Choose a state first';
export const daysLeft = 'Days left';
export const leftOfDays = (left: number, days: number) => `${left} of ${days}`;
export const seeApplications = 'See applications';
