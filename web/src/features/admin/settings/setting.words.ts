import { msg } from '@lingui/core/macro';
import { SETTINGS, type SettingName, type SettingValue } from '@plyhaat/contract/core/site-settings';
import * as TEXTS from './texts.ts';

const NUMBERS = new Intl.NumberFormat('en-IN');

/** A value as people read it, on one line. */
export function valueText(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? msg`On` : msg`Off`;
  return typeof value === 'number' ? NUMBERS.format(value) : value.split('\n').join(' · ');
}

/** The default beside the value; of a long text only where it differs. */
const defaultText = (name: SettingName, value: SettingValue): string => {
  const { kind, initial } = SETTINGS[name];
  const isShort = kind === 'limit' || kind === 'switch';
  return isShort || value !== initial ? msg`Default: ${{ value: valueText(initial) }}` : msg`This is the default`;
};

/** What the setting is for, its bounds and its default. */
export function helpOf(name: SettingName, value: SettingValue): string {
  const setting = SETTINGS[name];
  const rule =
    setting.kind === 'limit'
      ? msg`${{ min: valueText(setting.min) }} to ${{ max: valueText(setting.max) }}`
      : setting.kind === 'lines'
        ? msg`Up to ${{ most: setting.most }} lines`
        : undefined;
  return [TEXTS.about[name], rule, defaultText(name, value)]
    .flatMap((part) => part?.replace(/\.$/, '') ?? [])
    .join('. ');
}

/** The number that was typed; undefined where it is none. */
const numberIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** What the form sends for a setting that is typed. */
export const typedValue = (name: SettingName, text: string): SettingValue | undefined =>
  SETTINGS[name].kind === 'limit' ? numberIn(text) : text.replaceAll('\r\n', '\n');
