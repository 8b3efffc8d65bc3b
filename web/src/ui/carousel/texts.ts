/** What these screens say, in one place for other languages. */
export const carousel = 'carousel';
export const slide = 'slide';
export const atOfCount = (at: number, count: number) => `${at} of ${count}`;
export const previous = 'Previous';
export const next = 'Next';
export const pause = 'Pause';
export const play = 'Play';
export const goToSlideAt = (at: number) => `Go to slide ${at}`;
