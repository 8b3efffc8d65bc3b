export const titleCountDaysSums = (title: string, count: number, sums: string) => `${title}, ${count} days: ${sums}`;
