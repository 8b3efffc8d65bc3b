import type { BatchColumn } from '../batch-columns.ts';
import { isGradeText, readSizeText, readThickness } from './measures.ts';
import { isUntold, readAsked, readUnit } from './prices.ts';
import { isGap } from './words.ts';

const MOST = 0.6;
const LEAST_NAME = 5;
const LEAST_PRICE = 20;

type Kind = readonly [column: BatchColumn, is: (cell: string) => boolean];
/** What cells look like whatever stands over them; the first that most cells are counts. */
const KINDS: readonly Kind[] = [
  ['mainImage', (cell) => /\.(?:jpe?g|png|webp)$/i.test(cell)],
  ['size', (cell) => readSizeText(cell) !== undefined],
  ['thickness', (cell) => readThickness(cell, true) !== undefined],
  ['grade', isGradeText],
  ['pricetype', (cell) => readUnit(cell) !== undefined && cell.length < 20],
  ['price', (cell) => /₹|\brs\b|\/[-=]/i.test(cell) && readAsked(cell) !== undefined],
];

const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

export const kindOf = (cells: readonly string[]): BatchColumn | undefined =>
  KINDS.find(([, is]) => share(cells, is) >= MOST)?.[0];

export const isNameLike = (cells: readonly string[]): boolean =>
  share(cells, (cell) => /\p{L}{2}/u.test(cell) && cell.length >= LEAST_NAME) >= MOST;

const isPrice = (cell: string) => Number(readAsked(cell)?.price ?? 0) >= LEAST_PRICE;
export const isPlainPrice = (cells: readonly string[]): boolean =>
  share(cells, isPrice) >= MOST && new Set(cells).size > cells.length / 4;

/** A column of a matrix: prices, gaps, and what is told on call. */
export const isPriced = (cells: readonly string[]): boolean =>
  cells.some(isPrice) && share(cells, (cell) => isPrice(cell) || isGap(cell) || isUntold(cell)) >= MOST;
