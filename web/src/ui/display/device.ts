import { useLingui } from '@lingui/react/macro';

type Patterns = readonly (readonly [sign: RegExp, name: string])[];

/** In this order: most browsers also call themselves Chrome or Safari. */
const BROWSERS: Patterns = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Patterns = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (patterns: Patterns, agent: string) => patterns.find(([sign]) => sign.test(agent))?.[1];

/** What a browser calls itself, in words: `Chrome on Android`. */
export function useDeviceName(): (agent: string) => string {
  const { t } = useLingui();
  return (agent) => {
    const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}

/** Whether it is one that is carried around. */
export const isHandheld = (agent: string): boolean => /Android|iPhone|iPad|Mobile/.test(agent);
