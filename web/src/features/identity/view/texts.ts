export const minutesLeft = (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`);
