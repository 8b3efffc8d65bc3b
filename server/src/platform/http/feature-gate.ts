import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { featureOff } from '@plyhaat/contract/core/errors';
import type { Deps } from '../deps.ts';
import { SETTINGS_TAG } from '../site-settings/site-settings.ts';
import { AppError } from './failure.ts';

/** Refuses a call of what staff have switched off. */
export async function admitFeature({ site }: Pick<Deps, 'site'>, { feature }: Endpoint): Promise<void> {
  if (feature && !(await site.current())[feature]) throw new AppError(featureOff);
}

/** How an endpoint's reply is cached: what can be switched off is dropped when it is. */
export const cacheOf = ({ cache, feature }: Endpoint): Endpoint['cache'] =>
  cache && feature ? { ...cache, tags: [...cache.tags, SETTINGS_TAG] } : cache;
