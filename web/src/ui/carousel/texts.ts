export const slide = 'slide';
export const atOfCount = (at: number, count: number) => `${at} of ${count}`;
