import { type LockFile, licenceOf, nameOf } from '../audit.ts';

export type Content = {
  readonly version: string;
  readonly lock: LockFile;
  /** Packages that the archive holds as they are. */
  readonly held: readonly string[];
  /** Packages whose code was built into the web app. */
  readonly builtIn: readonly string[];
};

const isOneId = (licence: string) => !/ (AND|OR) /.test(licence);

function componentOf(lock: LockFile, place: string, where: string) {
  const locked = lock.packages[place] ?? {};
  const { version = '', integrity = '' } = locked;
  const name = nameOf(place);
  const licence = licenceOf(place, locked);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': `${purl}#${place}`,
    name,
    version,
    ...(licence && { licenses: [isOneId(licence) ? { license: { id: licence } } : { expression: licence }] }),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    purl,
    properties: [{ name: 'plyhaat:where', value: where }],
  };
}

/** What an archive is made of (CycloneDX). It names no time and no number of its own, so that it is the same each time. */
export function billOfMaterials({ version, lock, held, builtIn }: Content): string {
  const alone = builtIn.filter((place) => !held.includes(place));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `plyhaat@${version}`, name: 'plyhaat', version },
    },
    components: [
      ...held.map((place) => componentOf(lock, place, 'in the archive')),
      ...alone.map((place) => componentOf(lock, place, 'built into the web app')),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
