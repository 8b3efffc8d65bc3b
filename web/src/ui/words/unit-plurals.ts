import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pluralOf } from '@plyhaat/contract/core/quantity';
import type { Say } from '../said.ts';

const MANY: Readonly<Record<string, MessageDescriptor>> = {
  sheet: msg({ message: 'sheets', context: 'a unit, of many' }),
  board: msg({ message: 'boards', context: 'a unit, of many' }),
  panel: msg({ message: 'panels', context: 'a unit, of many' }),
  door: msg({ message: 'doors', context: 'a unit, of many' }),
  frame: msg({ message: 'frames', context: 'a unit, of many' }),
  plank: msg({ message: 'planks', context: 'a unit, of many' }),
  length: msg({ message: 'lengths', context: 'a unit, of many' }),
  piece: msg({ message: 'pieces', context: 'a unit, of many' }),
  pair: msg({ message: 'pairs', context: 'a unit, of many' }),
  set: msg({ message: 'sets', context: 'a unit, of many' }),
  box: msg({ message: 'boxes', context: 'a unit, of many' }),
  packet: msg({ message: 'packets', context: 'a unit, of many' }),
  roll: msg({ message: 'rolls', context: 'a unit, of many' }),
  bundle: msg({ message: 'bundles', context: 'a unit, of many' }),
  metre: msg({ message: 'metres', context: 'a unit, of many' }),
  kg: msg({ message: 'kg', context: 'a unit, of many' }),
  litre: msg({ message: 'litres', context: 'a unit, of many' }),
  tin: msg({ message: 'tins', context: 'a unit, of many' }),
  bottle: msg({ message: 'bottles', context: 'a unit, of many' }),
  tube: msg({ message: 'tubes', context: 'a unit, of many' }),
  bucket: msg({ message: 'buckets', context: 'a unit, of many' }),
  bag: msg({ message: 'bags', context: 'a unit, of many' }),
  drum: msg({ message: 'drums', context: 'a unit, of many' }),
  shutter: msg({ message: 'shutters', context: 'a unit, of many' }),
  lock: msg({ message: 'locks', context: 'a unit, of many' }),
};

/** `sheets`, `boxes`, `kg`. */
export function unitPlural(name: string, say: Say): string {
  const known = MANY[name];
  return known ? say(known) : pluralOf(name);
}
