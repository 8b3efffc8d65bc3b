import { type Picture, products } from '../../picture.ts';
import { basketViews } from './baskets.ts';
import { closerViews, towerBoltViews } from './bolts.ts';
import { castorViews, screwViews } from './fasteners.ts';
import { handleViews } from './handles.ts';
import { hingeViews } from './hinges.ts';
import { lockViews } from './locks.ts';
import { channelViews, slidingViews, tandemViews } from './slides.ts';

export const hardwarePictures: Picture[] = [
  ...products('hardware/hinges', hingeViews),
  ...products('hardware/drawer-channels', channelViews),
  ...products('hardware/tandem-boxes', tandemViews),
  ...products('hardware/handles', handleViews),
  ...products('hardware/locks', lockViews),
  ...products('hardware/tower-bolts', towerBoltViews),
  ...products('hardware/door-closers', closerViews),
  ...products('hardware/screws', screwViews),
  ...products('hardware/castors', castorViews),
  ...products('hardware/kitchen-baskets', basketViews),
  ...products('hardware/sliding-systems', slidingViews),
];
