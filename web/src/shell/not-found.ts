import type { Feature } from '@plyhaat/contract/core/site';
import { notFound } from '@tanstack/react-router';
import { CallError } from '#api/call.ts';
import { type Installation, isOn } from './installation.ts';

/** What an address names is not there; neither is what no address can name, as a slug of a thousand letters. */
export const asNotFound = (error: unknown): never => {
  throw error instanceof CallError && (error.status === 404 || error.status === 422) ? notFound() : error;
};

/** For `beforeLoad`: the screens of what staff switched off are not there. */
export const whileOn =
  (feature: Feature) =>
  ({ context: { installation } }: { context: { installation: Installation } }): void => {
    if (!isOn(installation, feature)) throw notFound();
  };
