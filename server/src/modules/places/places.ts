export { cityId, layPlaces, stateId } from './reference.sql.ts';
