/** What these screens say, in one place for other languages. */
export const days = (days: number) => `${days} days`;
export const leftInYourPlan = (left: number, days: string) => `${left} left in your plan, up to ${days} each`;
export const youHaveNoneLeft = 'You have none left in your plan.';
export const buyATopup = 'Buy a topup';
export const chooseAPlan = 'Choose a Plan';
