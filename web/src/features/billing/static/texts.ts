/** What these screens say, in one place for other languages. */
export const subscription = 'Subscription';
export const lookingForPlyhaatPlans = 'Looking for Plyhaat plans in rupees? See';
export const chooseAPlan = 'Choose a Plan';
export const plansForEverySize = 'Plans for every size of business';
export const frequentlyAskedQuestions = 'Frequently asked questions';
export const billingPeriod = 'Billing period';
export const monthly = 'Monthly';
export const yearly = 'Yearly';
export const save25 = 'Save 25%';
export const perMonth = ' per month';
export const perYear = ' per year';
export const compareThePlans = 'Compare the plans';
export const feature = 'Feature';
export const whatMembersSay = 'What members say';
