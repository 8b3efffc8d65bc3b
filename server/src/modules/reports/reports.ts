import { reportReviews } from './staff/queue.service.ts';
import { reportExport } from './staff/report-export.ts';

export { reportExport, reportReviews };
