/** Degrees north and degrees east. */
export type Position = readonly [latitude: number, longitude: number];

const RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The square of half a chord. */
const halved = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;

/** How far apart two places are, over the ground as the crow flies. */
export function kmBetween([north, east]: Position, [otherNorth, otherEast]: Position): number {
  const along = Math.cos(radians(north)) * Math.cos(radians(otherNorth));
  const square = halved(otherNorth - north) + along * halved(otherEast - east);
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}
