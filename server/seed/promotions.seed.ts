import type pg from 'pg';
import { banners } from '#modules/promotions/promotions.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { BANNERS } from './banners.data.ts';
import { copyInto } from './copy.ts';

const image = (device: 'web' | 'app', at: number) => `demo/banners/${device}-0${at + 1}.webp`;

export async function seedBanners(client: pg.ClientBase, startsAt: Date): Promise<void> {
  await copyInto(
    client,
    banners,
    [
      'id',
      'kind',
      'sortOrder',
      'eyebrow',
      'title',
      'description',
      'link',
      'linkText',
      'webImage',
      'appImage',
      'approval',
      'review',
      'version',
      'submittedAt',
      'startsAt',
      'createdAt',
    ],
    BANNERS.map((banner, at) => ({
      ...banner,
      id: idOf('banner', banner.title),
      kind: 'house' as const,
      sortOrder: at,
      webImage: image('web', at),
      appImage: image('app', at),
      approval: 'APPROVED' as const,
      review: 'APPROVED' as const,
      version: idOf('banner version', banner.title),
      submittedAt: startsAt,
      startsAt,
      createdAt: startsAt,
    })),
  );
}
