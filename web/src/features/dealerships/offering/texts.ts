export const usedLeftInYour = (used: number, left: number, value: string) =>
  `${used} used, ${left} left in your plan, up to ${value} each`;
export const daysLeft = 'Days left';
export const leftOfDays = (left: number, days: number) => `${left} of ${days}`;
export const seeApplications = 'See applications';
