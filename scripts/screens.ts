import path from 'node:path';
import { importsIn, target } from '../server/test/walls.ts';

/** An address and the files its screen is loaded from. */
export type Route = { readonly address: string; readonly files: readonly string[] };

const isShell = (file: string) => file.startsWith('web/src/shell/');
/** Every console route imports the frame, so that says nothing about a screen. */
const isFrame = (file: string) => isShell(file) || file === 'web/src/console/console.routes.tsx';
/** What features add to the shell: sign-in, bell, suggestions. */
const SHELL_PARTS = 'web/src/shell-parts.ts';
const filesIn = (from: string, text: string) =>
  importsIn(from, text)
    .map((found) => target(found))
    .filter((file) => !isFrame(file));

/** `createRoute({ path: '/shop', … import('./ShopScreen.tsx') … })`: each with what it loads, and what all of a file share. */
function routesIn(file: string, text: string): Route[] {
  const [shared = '', ...blocks] = text.split(/createRoute\(\{/);
  return blocks.flatMap((block) => {
    const address = /path: '([^']+)'/.exec(block)?.[1];
    return address ? [{ address, files: [file, ...filesIn(file, shared), ...filesIn(file, block)] }] : [];
  });
}

/** `{ tab: 'wishlist', …, screen: WishlistScreen }`, where the screen is a constant that loads a file. */
function tabsIn(file: string, text: string): Route[] {
  const screens = new Map(
    [...text.matchAll(/const (\w+) = lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/g)].map(
      ([, name = '', to = '']) => [name, target({ from: file, to, typeOnly: false })],
    ),
  );
  return [...text.matchAll(/tab: '(\w+)'[^}]*?screen: (\w+)/g)].map(([, tab, screen = '']) => ({
    address: `/account?tab=${tab}`,
    files: [file, screens.get(screen) ?? ''],
  }));
}

/** Every address, and `shell` for what stands around all of them: header, search field, sign-in. */
export const routesOf = (sources: ReadonlyMap<string, string>): Route[] => [
  { address: 'shell', files: ['', SHELL_PARTS, ...[...sources.keys()].filter(isShell)] },
  ...[...sources].flatMap(([file, text]) => {
    if (file.endsWith('.routes.tsx')) return routesIn(file, text);
    return file.startsWith('web/') && path.basename(file) === 'tabs.ts' ? tabsIn(file, text) : [];
  }),
];

/** `// Screens: /shop /categories` at the top of a journey's file: what it is about, not what it passes through. */
export const screensOf = (text: string): string[] =>
  [...text.matchAll(/^\/\/ Screens: (.+)$/gm)].flatMap(([, addresses = '']) => addresses.split(' '));

export const journeysTo = (addresses: readonly string[], sources: ReadonlyMap<string, string>): string[] =>
  [...sources]
    .filter(([file, text]) => file.endsWith('.spec.ts') && screensOf(text).some((one) => addresses.includes(one)))
    .map(([file]) => file);
