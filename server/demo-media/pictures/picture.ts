import { seedOf } from './core/noise.ts';
import type { Scene } from './core/scene.ts';
import type { Raster } from './core/texture.ts';
import { render } from './core/tracer.ts';

type Group = 'products' | 'views' | 'categories' | 'banners' | 'logos' | 'shops' | 'stores' | 'portraits';

/** What can be seen, so that a demo product finds a picture of its own wood, colour or finish. */
export type Shows = Readonly<Record<string, string>>;

export type Picture = {
  /** Path under the pictures folder. */
  readonly file: string;
  readonly group: Group;
  readonly subject: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly shows: Shows;
  /** A draft may be drawn at a fraction of the size. */
  readonly draw: (scale?: number) => Raster | Promise<Raster>;
  /** The same scene in another shape, for a video: `widen` is how much more is seen from top to bottom. */
  readonly reframe?: (width: number, height: number, widen: number) => Promise<Raster>;
};

export type View = { readonly shows: Shows; readonly scene: (seed: number) => Scene | Promise<Scene> };

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

const PRODUCT_WIDTH = 630;
const PRODUCT_HEIGHT = 420;

export type Frame = Pick<Picture, 'group' | 'subject' | 'width' | 'height' | 'quality'>;

const HALF_CIRCLES = 360 / Math.PI;
const widened = (fov: number, widen: number): number => Math.atan(Math.tan(fov / HALF_CIRCLES) * widen) * HALF_CIRCLES;

/** A single traced picture of any size. */
export function traced(file: string, frame: Frame, { shows, scene }: View): Picture {
  const draw = async (scale = 1): Promise<Raster> =>
    render(await scene(seedOf(file)), Math.round(frame.width * scale), Math.round(frame.height * scale));
  const reframe = async (width: number, height: number, widen: number): Promise<Raster> => {
    const built = await scene(seedOf(file));
    return render({ ...built, fov: widened(built.fov, widen) }, width, height);
  };
  return { ...frame, file, shows, draw, reframe };
}

/** A numbered series of product pictures for `level-1/level-2`. */
export function products(subject: string, views: readonly View[]): Picture[] {
  const frame: Frame = { group: 'products', subject, width: PRODUCT_WIDTH, height: PRODUCT_HEIGHT, quality: 80 };
  return views.map((view, i) => traced(`${subject}-${twoDigits(i + 1)}.webp`, frame, view));
}
