import { BadSettings, readSettings, type Settings } from '../settings.ts';
import { databaseFaults } from './database.ts';
import { diskFaults } from './disk.ts';
import { bubblewrapFaults, ffmpegFaults } from './programs.ts';
import { providerFaults } from './providers.ts';

/** One thing that was looked at: no fault means that it is as it should be. */
export type Finding = {
  readonly part: string;
  readonly faults: readonly string[];
  /** What may stay as it is. */
  readonly notes?: readonly string[];
};

function settingsOf(source: NodeJS.ProcessEnv): { settings?: Settings; finding: Finding } {
  try {
    const settings = readSettings(source);
    return { settings, finding: { part: 'settings', faults: [], notes: settings.warnings } };
  } catch (error) {
    if (error instanceof BadSettings) return { finding: { part: 'settings', faults: error.faults } };
    throw error;
  }
}

/** Looks at all that an installation stands on. Without settings that hold, only the programs can be looked for. */
export async function examine(source: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { settings, finding } = settingsOf(source);
  const searchPath = source.PATH ?? '';
  const programs = [
    { part: 'ffmpeg', faults: ffmpegFaults(searchPath) },
    { part: 'bubblewrap', faults: bubblewrapFaults(searchPath) },
  ];
  if (!settings) return [finding, ...programs];
  const [database, disk, providers] = await Promise.all([
    databaseFaults(settings),
    diskFaults(settings),
    providerFaults(settings),
  ]);
  return [
    finding,
    { part: 'database', faults: database },
    { part: 'disk', faults: disk },
    { part: 'providers', faults: providers },
    ...programs,
  ];
}

const lineOf = (part: string, text: string) => `${part.padEnd(10)} ${text}`;

/** A line for each part that is well, and one for each sentence about one that is not. */
export const report = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ part, faults, notes = [] }) => [
    ...(faults.length > 0 ? faults.map((fault) => lineOf(part, fault)) : [lineOf(part, 'ok')]),
    ...notes.map((note) => lineOf(part, `(may stay) ${note}`)),
  ]);
