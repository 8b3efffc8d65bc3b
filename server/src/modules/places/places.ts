import { findMisplaced } from './places.sql.ts';

export { findMisplaced };
