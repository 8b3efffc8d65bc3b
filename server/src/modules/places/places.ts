import { positionOf } from './places.coordinates.ts';
import { findMisplaced } from './places.sql.ts';

export { findMisplaced, positionOf };
