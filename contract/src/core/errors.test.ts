import { expect, test } from 'vitest';
import * as errors from './errors.ts';

/** ALL-15, word for word. */
const BY_STATUS = Object.fromEntries(
  [
    '400 Bad request. Please check your input.',
    '401 Unauthorized. Please login again.',
    "403 Access denied. You don't have permission.",
    '404 Resource not found.',
    '409 Conflict. This resource already exists.',
    '422 Validation error. Please check your input.',
    '429 Too many requests. Please try again later.',
    '500 Server error. Please try again later.',
    '502 Bad gateway. Please try again later.',
    '503 Service unavailable. Please try again later.',
  ].map((line) => [line.slice(0, 3), line.slice(4)]),
);
const BY_HANDLER = {
  400: 'Bad request. Please check your input.',
  401: 'Unauthorized. Please login again.',
  403: "Access denied. You don't have permission to perform this action.",
  404: 'Resource not found. Please check the URL or contact support.',
  409: 'Conflict. This resource already exists.',
  422: 'Validation error. Please check your input and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error. Please try again later or contact support.',
  502: 'Service temporarily unavailable. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
};

test('every status has its sentence (ALL-15)', () => {
  expect(errors.STATUS_MESSAGE).toEqual(BY_STATUS);
  expect(errors.OTHER_MESSAGE).toBe('An unexpected error occurred.');
});

test('the web app has sentences of its own for some statuses (ALL-15)', () => {
  expect(errors.HANDLER_MESSAGE).toEqual(BY_HANDLER);
});

test('a lost connection, a timeout and a lost session have their sentences', () => {
  expect(errors.NETWORK_MESSAGE).toEqual({
    default: 'Network error. Please check your internet connection.',
    handler: 'No internet connection. Please check your network.',
  });
  expect(errors.TIMEOUT_MESSAGE).toEqual({
    default: 'Request timeout. Please try again.',
    handler: 'Request timeout. Please check your connection and try again.',
  });
  expect(errors.SESSION_MESSAGE).toEqual({
    expired: 'Session expired. Please login again.',
    undecodable: 'Authentication error. Please login again.',
  });
  expect(errors.RENDER_ERROR_MESSAGE).toBe('Something went wrong. Please refresh the page.');
});

const general = Object.values(errors).flatMap((value) =>
  typeof value === 'object' && 'error' in value ? [value as ReturnType<typeof import('./endpoint.ts').failure>] : [],
);

test('general refusals have one code each, in snake_case, and a status between 400 and 599', () => {
  expect(general.length).toBeGreaterThan(10);
  expect(new Set(general.map(({ error }) => error)).size).toBe(general.length);
  for (const { error, status, message } of general) {
    expect(error).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-Z].+\.$/);
  }
});
