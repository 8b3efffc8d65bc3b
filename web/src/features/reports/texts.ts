export const report = 'Report';
