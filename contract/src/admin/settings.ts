import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { wholeNumber } from '../core/paging.ts';
import { SETTING_NAMES } from '../core/site-settings.ts';

export const Setting = z.object({
  name: z.enum(SETTING_NAMES),
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** Rises with every change; 0 where nobody has changed it yet. */
  version: z.int(),
  changedAt: z.nullable(z.string()),
});
export type Setting = z.infer<typeof Setting>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  summary: 'Contact details, limits and switches of the site',
  reply: { data: z.array(Setting) },
});

const Actor = z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()) }));
export const SettingVersion = z.object({
  version: z.int(),
  before: Setting.shape.value,
  after: Setting.shape.value,
  at: z.string(),
  actor: Actor,
  /** The version whose value was restored. */
  restoredFrom: z.nullable(z.int()),
});
export type SettingVersion = z.infer<typeof SettingVersion>;

const Named = z.object({ name: z.enum(SETTING_NAMES) });
export const listSettingVersions = endpoint({
  method: 'GET',
  path: '/admin/settings/:name/versions',
  access: 'admin',
  summary: 'The last 100 changes of a setting, newest first',
  params: Named,
  reply: { data: z.array(SettingVersion) },
});

export const settingChanged = failure(
  'setting_changed',
  409,
  'Somebody else has changed this setting. Please look at it again.',
);
export const settingSame = failure('setting_same', 409, 'This is the value already.');
export const versionMissing = failure('version_missing', 404, 'This setting has no such version.');

const Version = z.int().check(z.gte(0));
const Wanted = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);
export const changeSetting = endpoint({
  method: 'PATCH',
  path: '/admin/settings/:name',
  access: 'admin',
  summary: 'Changes a setting within its bounds; `version` is the one seen',
  params: Named,
  body: z.object({ value: Wanted, version: Version }),
  reply: { message: z.string(), data: Setting },
  failures: [settingChanged, settingSame],
});

export const restoreSetting = endpoint({
  method: 'POST',
  path: '/admin/settings/:name/versions/:number/restore',
  access: 'admin',
  summary: 'Sets a setting to the value of an earlier version; 0 is the default',
  params: z.extend(Named, { number: wholeNumber(0, 1_000_000) }),
  body: z.object({ version: Version }),
  reply: { message: z.string(), data: Setting },
  failures: [settingChanged, settingSame, versionMissing],
});
