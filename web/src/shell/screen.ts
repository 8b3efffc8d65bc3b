import { lazyRouteComponent } from '@tanstack/react-router';

/** A route's screen, from a file that is called `file`; a page of the server names that file, so that it comes at once. */
export const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  file: string = name,
) => Object.assign(lazyRouteComponent(load, name), { file });

export const fileOf = (component: unknown): string | undefined =>
  typeof component === 'function' && 'file' in component ? String(component.file) : undefined;
