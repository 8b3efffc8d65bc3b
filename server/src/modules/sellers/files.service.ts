import type { Failure } from '@plyhaat/contract/core/endpoint';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { notADocument, notAnImage, notAVideo } from '@plyhaat/contract/media/media';
import { changeMember, replaceFiles } from '#modules/identity/identity.ts';
import { claimMedia, releaseMedia, withoutSignature } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { selectNamed, selectShown } from './files.sql.ts';

/** Files of a form, each named by id or path; what is undefined was not sent, null was removed. */
export type SentFiles = {
  readonly profileImage?: string | null | undefined;
  readonly bannerImage?: string | null | undefined;
  readonly imagesArr?: readonly string[] | undefined;
  readonly videoArr?: readonly string[] | undefined;
  readonly documents?: readonly string[] | undefined;
};

const KINDS = {
  profileImage: ['image'],
  bannerImage: ['image'],
  imagesArr: ['image'],
  videoArr: ['video'],
  documents: ['document', 'image'],
} as const;
type Field = keyof typeof KINDS;
const FIELDS = Object.keys(KINDS) as Field[];

const WRONG_KIND: Partial<Record<Field, Failure>> = { videoArr: notAVideo, documents: notADocument };

const wrongKind = (field: Field) =>
  new AppError(inputInvalid, { fields: { [field]: (WRONG_KIND[field] ?? notAnImage).message } });

/** Our names and ids have no capitals. */
const refsOf = (sent: SentFiles, field: Field): readonly string[] =>
  [sent[field] ?? []].flat().map((ref) => withoutSignature(ref).toLowerCase());

type Owner = { readonly id: string; readonly usedBy: string; readonly isPublic: boolean };
const NONE: ReadonlySet<string> = new Set();

/** Makes what is new the owner's own and finds every path. `before` are paths the profile shows already. */
async function pathsOf(db: Db, owner: Owner, sent: SentFiles, before = NONE) {
  const refs = FIELDS.flatMap((field) => refsOf(sent, field));
  const stored = refs.length > 0 ? await selectNamed(db, refs) : [];
  const byRef = new Map(stored.flatMap((file) => [[file.id, file] as const, [file.path, file] as const]));
  const claim = async (fields: readonly Field[], open: boolean) => {
    const refs = fields.flatMap((field) => refsOf(sent, field));
    const fresh = refs.filter((ref) => !before.has(byRef.get(ref)?.path ?? ref));
    await claimMedia(db, owner.id, [...new Set(fresh)], owner.usedBy, { open });
  };
  await claim(['profileImage', 'bannerImage', 'imagesArr', 'videoArr'], owner.isPublic);
  await claim(['documents'], false);
  return (field: Field): string[] =>
    refsOf(sent, field).map((ref) => {
      const file = byRef.get(ref);
      if (file && !(KINDS[field] as readonly string[]).includes(file.kind)) throw wrongKind(field);
      return file?.path ?? ref;
    });
}

const LISTS = { imagesArr: 'image', videoArr: 'video', documents: 'document' } as const;

/** Saves the files that were sent and leaves the others as they are; what the profile no longer shows is let go. */
export async function saveFiles(db: Db, memberId: string, sent: SentFiles, before: ReadonlySet<string>): Promise<void> {
  const owner = { id: memberId, usedBy: `member:${memberId}`, isPublic: true };
  const paths = await pathsOf(db, owner, sent, before);
  await changeMember(db, memberId, {
    ...(sent.profileImage !== undefined && { profileImage: paths('profileImage')[0] ?? null }),
    ...(sent.bannerImage !== undefined && { bannerImage: paths('bannerImage')[0] ?? null }),
  });
  for (const field of ['imagesArr', 'videoArr', 'documents'] as const)
    if (sent[field] !== undefined) await replaceFiles(db, memberId, LISTS[field], paths(field));
  await releaseMedia(db, `member:${memberId}`, { except: await selectShown(db, memberId) });
}

/** The photos of a registration are its own, and seen by nobody, until it is a member's. */
export async function claimPhotos(db: Db, registrationId: string, sent: SentFiles) {
  const owner = { id: registrationId, usedBy: `registration:${registrationId}`, isPublic: false };
  const paths = await pathsOf(db, owner, sent);
  return { profileImage: paths('profileImage')[0] ?? null, bannerImage: paths('bannerImage')[0] ?? null };
}
