import { logoPictures } from './drawn/logos.ts';
import { portraitPictures } from './drawn/portraits.ts';
import type { Picture } from './picture.ts';
import { bannerPictures } from './scenes/banners.ts';
import { boardPictures } from './scenes/boards.ts';
import { categoryPictures } from './scenes/categories.ts';
import { doorPictures } from './scenes/doors.ts';
import { hardwarePictures } from './scenes/hardware/hardware.ts';
import { laminatePictures } from './scenes/laminates.ts';
import { mdfPictures } from './scenes/mdf.ts';
import { plywoodPictures } from './scenes/plywood.ts';
import { veneerPictures } from './scenes/veneers.ts';

export const ALL_PICTURES: readonly Picture[] = [
  ...plywoodPictures,
  ...boardPictures,
  ...mdfPictures,
  ...laminatePictures,
  ...veneerPictures,
  ...doorPictures,
  ...hardwarePictures,
  ...categoryPictures,
  ...bannerPictures,
  ...logoPictures,
  ...portraitPictures,
];
