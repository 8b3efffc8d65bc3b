import { lazyRouteComponent } from '@tanstack/react-router';

/** A route's screen, from a file of the same name; a page of the server names that file, so that it comes at once. */
export const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => Object.assign(lazyRouteComponent(load, name), { screenName: name });

export const screenNameOf = (component: unknown): string | undefined =>
  typeof component === 'function' && 'screenName' in component ? String(component.screenName) : undefined;
