/** What these screens say, in one place for other languages. */
export const region = 'Seeing as a member';
export const seeingAs = (name: string) => `You see Plyhaat as ${name}.`;
export const onlyLooking = 'Numbers are masked and nothing can be changed.';
export const minutesLeft = (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`);
export const stop = 'Stop';
export const isOver = 'The 15 minutes are over. You are yourself again.';
export const isStopped = 'You are yourself again. You can close this tab.';
