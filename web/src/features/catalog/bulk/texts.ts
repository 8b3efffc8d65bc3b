/** What these screens say, in one place for other languages. */
export const bulkUpload = 'Bulk upload';
export const oneFile = 'Add or change many products with one file.';
export const backToProducts = 'Back to My Products';
export const getTheTemplate = '1. Your list, or the template';
export const templateHelp =
  'Your own price list will do: we find its columns. Or start from the template: one row is one product, and your own code in the first column finds it again.';
export const templateXlsx = 'Template (XLSX)';
export const templateCsv = 'Template (CSV)';
export const priceList = 'Your price list (XLSX)';
export const priceListHelp =
  'To change your prices alone, send a file with the columns Your code, Price and Selling price.';
export const emptyCells = 'An empty cell leaves what is saved. A dash clears it.';
export const chooseFiles = '2. Choose your files';
export const file = 'File with products';
export const fileHelp = 'CSV or XLSX, up to 10,000 rows and 10 MB';
export const pictures = 'Zip with pictures';
export const picturesHelp =
  'The pictures that the file names, up to 10,000 and 200 MB. New products need a main picture.';
export const checkFile = 'Check file';
export const fileNeeded = 'Please choose a file';
export const yourUploads = 'Your uploads';
export const noUploads = 'You have not uploaded a file yet.';
export const failedToLoad = 'Failed to load your uploads. Please try again.';
export const openName = (name: string) => `Open ${name}`;
export const open = 'Open';
export const rowsOf = (rows: string) => `${rows} rows`;
export const states = {
  reading: 'Reading',
  columns: 'Columns to confirm',
  checking: 'Checking',
  checked: 'Ready to submit',
  waiting: 'Under review',
  deciding: 'Being decided',
  decided: 'Decided',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;
export const reading = 'Reading your file';
export const checkingRows = (done: string, all: string) => `Checked ${done} of ${all} rows`;
export const decidingRows = (done: string, all: string) => `Decided ${done} of ${all} products`;
export const youMayLeave = 'You can leave this page. The work goes on.';
export const cancelUpload = 'Cancel upload';
export const cancelQuestion = 'Cancel this upload?';
export const cancelText = 'Nothing of this file will be saved.';
export const keepIt = 'Keep it';
export const uploadAnother = 'Upload another file';
export const fresh = 'New products';
export const changed = 'Changed';
export const same = 'Unchanged';
export const faulty = 'Faulty rows';
export const approved = 'Approved';
export const rejected = 'Sent back';
export const underReview = 'Our team is checking this upload. We will notify you when it is decided.';
export const wasDecided = 'This upload is decided. Products that were sent back are in My Products with the reason.';
export const wasCancelled = 'This upload was cancelled. Nothing of it was saved.';
export const rows = 'Rows';
export const noRows = 'No such rows.';
export const filters = { faulty: 'Faulty', fresh: 'New', changed: 'Changed', same: 'Unchanged' } as const;
export const toRepair = 'To repair';
export const nothingNew = 'Nothing to send';
export const drafts = (count: string) => `${count} wait for a picture`;
export const restWaits = (rows: string, day: string) => `The other ${rows} rows wait until ${day}.`;
export const repairThem = 'Repair them';
export const anotherFile = 'Another file';
export const goOn = 'Go on';
export const upload = 'Upload';
export const steps = { file: 'Your file', columns: 'Columns', repair: 'Repair', send: 'Send' } as const;
export const columnsUsed = (used: number, all: number) => `${used} of ${all}`;
