import { notFound } from '@tanstack/react-router';
import { CallError } from '#api/call.ts';

/** What an address names is not there; neither is what no address can name, as a slug of a thousand letters. */
export const asNotFound = (error: unknown): never => {
  throw error instanceof CallError && (error.status === 404 || error.status === 422) ? notFound() : error;
};
