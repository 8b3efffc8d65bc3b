import { logoPictures } from './drawn/logos.ts';
import { portraitPictures } from './drawn/portraits.ts';
import type { Picture } from './picture.ts';
import { adhesivePictures } from './scenes/adhesives.ts';
import { bannerPictures } from './scenes/banners.ts';
import { boardPictures } from './scenes/boards.ts';
import { categoryPictures } from './scenes/categories.ts';
import { doorPictures } from './scenes/doors.ts';
import { edgeBandPictures } from './scenes/edge-band.ts';
import { electronicsPictures } from './scenes/electronics.ts';
import { fabricPictures } from './scenes/fabrics.ts';
import { flooringPictures } from './scenes/flooring.ts';
import { furniturePictures } from './scenes/furniture.ts';
import { gardenPictures } from './scenes/garden.ts';
import { hardwarePictures } from './scenes/hardware/hardware.ts';
import { laminatePictures } from './scenes/laminates.ts';
import { machineryPictures } from './scenes/machinery.ts';
import { mdfPictures } from './scenes/mdf.ts';
import { panelPictures } from './scenes/panels.ts';
import { plywoodPictures } from './scenes/plywood.ts';
import { shopPictures } from './scenes/shops.ts';
import { storePictures } from './scenes/stores.ts';
import { timberPictures } from './scenes/timber.ts';
import { veneerPictures } from './scenes/veneers.ts';
import { viewPictures } from './scenes/views.ts';

export const ALL_PICTURES: readonly Picture[] = [
  ...plywoodPictures,
  ...boardPictures,
  ...mdfPictures,
  ...laminatePictures,
  ...veneerPictures,
  ...doorPictures,
  ...panelPictures,
  ...hardwarePictures,
  ...adhesivePictures,
  ...edgeBandPictures,
  ...timberPictures,
  ...flooringPictures,
  ...furniturePictures,
  ...machineryPictures,
  ...electronicsPictures,
  ...fabricPictures,
  ...gardenPictures,
  ...viewPictures,
  ...categoryPictures,
  ...bannerPictures,
  ...shopPictures,
  ...storePictures,
  ...logoPictures,
  ...portraitPictures,
];
