import { failure } from './endpoint.ts';

/** Defaults by status (ALL-15): what an answer says when nothing more exact is known. */
export const STATUS_MESSAGE: Readonly<Record<number, string>> = {
  400: 'Bad request. Please check your input.',
  401: 'Unauthorized. Please login again.',
  403: "Access denied. You don't have permission.",
  404: 'Resource not found.',
  409: 'Conflict. This resource already exists.',
  422: 'Validation error. Please check your input.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
  502: 'Bad gateway. Please try again later.',
  503: 'Service unavailable. Please try again later.',
};
export const OTHER_MESSAGE = 'An unexpected error occurred.';

/** The response handler's own texts (ALL-15): what the web app says for a status when the answer says nothing. */
export const HANDLER_MESSAGE: Readonly<Record<number, string>> = {
  ...STATUS_MESSAGE,
  403: "Access denied. You don't have permission to perform this action.",
  404: 'Resource not found. Please check the URL or contact support.',
  422: 'Validation error. Please check your input and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error. Please try again later or contact support.',
  502: 'Service temporarily unavailable. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
};

export const NETWORK_MESSAGE = {
  default: 'Network error. Please check your internet connection.',
  handler: 'No internet connection. Please check your network.',
} as const;
export const TIMEOUT_MESSAGE = {
  default: 'Request timeout. Please try again.',
  handler: 'Request timeout. Please check your connection and try again.',
} as const;
export const SESSION_MESSAGE = {
  expired: 'Session expired. Please login again.',
  undecodable: 'Authentication error. Please login again.',
} as const;
export const RENDER_ERROR_MESSAGE = 'Something went wrong. Please refresh the page.';

const messageOf = (status: number): string => STATUS_MESSAGE[status] ?? OTHER_MESSAGE;
const general = (error: string, status: number) => failure(error, status, messageOf(status));

/** Refusals that any call may answer; an endpoint declares only its own. */
export const unreadableRequest = general('unreadable_request', 400);
export const signInRequired = general('sign_in_required', 401);
export const accessDenied = general('access_denied', 403);
export const factorRequired = failure('factor_required', 403, 'Please confirm your second factor first.');
export const readOnlyView = failure('read_only', 403, 'You are only looking: nothing can be changed here.');
export const notFound = general('not_found', 404);
export const methodNotAllowed = failure('method_not_allowed', 405, messageOf(404));
export const requestTimeout = failure('request_timeout', 408, TIMEOUT_MESSAGE.default);
export const bodyTooLarge = failure('too_large', 413, messageOf(400));
export const addressTooLong = failure('address_too_long', 414, messageOf(400));
export const wrongKindOfBody = failure('unsupported_type', 415, messageOf(400));
export const rangeUnknown = failure('range_not_satisfiable', 416, messageOf(400));
export const featureOff = failure('feature_off', 403, 'This part of the site is switched off at the moment.');
export const inputInvalid = general('input_invalid', 422);
export const headersTooLarge = failure('headers_too_large', 431, messageOf(400));
export const tooManyRequests = general('too_many_requests', 429);
export const serverError = general('server_error', 500);
export const overloaded = general('overloaded', 503);
export const storageFull = failure('storage_full', 507, messageOf(503));
export const keyReused = failure('idempotency_key_reused', 422, 'This Idempotency-Key was used for another request.');
export const keyInProgress = failure('idempotency_key_in_progress', 409, 'This request is still being carried out.');
