export const SUBMISSION_FORMAT = 'quietsite-submission';
/** Increased with every change that an older reader would misread. */
export const SUBMISSION_FORMAT_VERSION = 1;

export const INPUTS_FILE = 'Inputs.json';
export const RECEIPT_FILE = 'Receipt.pdf';
