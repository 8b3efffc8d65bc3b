import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfExchange } from '#platform/http/exchange-end.ts';
import { AppError } from '#platform/http/failure.ts';
import { Semaphore } from './semaphore.ts';

const LIMITS = { inAll: 4, each: 2, waiting: 6 };
const KEYS = ['a', 'b', 'c', 'd'];

/** A request as far as its end is concerned: a response and a connection that may close, in any order. */
function someExchange() {
  const socket = Object.assign(new EventEmitter(), { destroyed: false });
  const raw = Object.assign(new EventEmitter(), { closed: false });
  const answer = () => {
    raw.closed = true;
    raw.emit('close');
  };
  const hangUp = () => {
    socket.destroyed = true;
    socket.emit('close');
  };
  const listeners = () => raw.listenerCount('close') + socket.listenerCount('close');
  return { answer, hangUp, listeners, over: () => endOfExchange({ socket } as never, { raw } as never) };
}

/** The ways in which a request ends; each of them may come before, in the middle of or after its turn. */
const ENDINGS = [
  'answered',
  'hung up',
  'hung up and answered',
  'answered and hung up',
  'released',
  'released twice',
] as const;
type Ending = (typeof ENDINGS)[number];

type Request = { key: string; gone: boolean; ending: Ending; holds: boolean; end: () => void };

function open(semaphore: Semaphore, key: string, gone: boolean, ending: Ending): Request {
  const exchange = someExchange();
  if (gone) exchange.hangUp();
  const request: Request = { key, gone, ending, holds: false, end: () => {} };
  let release = () => {};
  const entered = semaphore.acquire(key, exchange.over()).then(
    (free) => {
      release = free;
      request.holds = true;
    },
    (refusal) => expect(refusal).toBeInstanceOf(AppError),
  );
  request.end = () => {
    if (ending === 'hung up' || ending === 'hung up and answered') exchange.hangUp();
    if (ending.includes('answered')) exchange.answer();
    if (ending === 'answered and hung up') exchange.hangUp();
    if (ending.startsWith('released')) {
      // Whoever is still in line when it ends has nothing to release: its connection goes.
      if (request.holds) release();
      else exchange.hangUp();
      if (ending === 'released twice') release();
      exchange.answer();
    }
    request.holds = false;
    void entered.then(() => expect(exchange.listeners()).toBe(0));
  };
  return request;
}

const moves = fc.array(
  fc.record({
    key: fc.constantFrom(...KEYS),
    ending: fc.constantFrom(...ENDINGS),
    gone: fc.boolean(),
    endsAnother: fc.nat(),
    settles: fc.boolean(),
  }),
  { minLength: 50, maxLength: 50 },
);

test('a permit is free again however its request ends: 10,000 random endings leave none taken', async () => {
  let endings = 0;
  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      const semaphore = new Semaphore(LIMITS);
      const opened: Request[] = [];
      const endOne = (which: number) => {
        opened.splice(which % opened.length, 1)[0]?.end();
        endings++;
      };
      for (const { key, ending, gone, endsAnother, settles } of steps) {
        opened.push(open(semaphore, key, gone && endsAnother % 4 === 0, ending));
        if (settles) await Promise.resolve();
        const { held, waiting } = semaphore.load;
        expect(held).toBeLessThanOrEqual(LIMITS.inAll);
        expect(waiting).toBeLessThanOrEqual(LIMITS.waiting);
        if (endsAnother % 3 > 0) endOne(endsAnother);
      }
      while (opened.length > 0) endOne(steps.length);
      await new Promise(setImmediate);
      expect(semaphore.load).toEqual({ held: 0, waiting: 0 });
      const again = await Promise.all(['x', 'x', 'y', 'y'].map((key) => semaphore.acquire(key)));
      expect(semaphore.load.held).toBe(again.length);
    }),
    { numRuns: 200 },
  );
  expect(endings).toBeGreaterThanOrEqual(10_000);
});

test('whoever waits comes in as soon as there is room for it, and each key has its share', async () => {
  const semaphore = new Semaphore({ inAll: 3, each: 2, waiting: 2 });
  const [first] = [await semaphore.acquire('a'), await semaphore.acquire('a')];
  const inside: string[] = [];
  const third = semaphore.acquire('a').then(() => inside.push('a'));
  await semaphore.acquire('b');
  const other = semaphore.acquire('b').then(() => inside.push('b'));
  await expect(semaphore.acquire('c')).rejects.toBeInstanceOf(AppError);
  expect([inside, semaphore.load]).toEqual([[], { held: 3, waiting: 2 }]);
  first?.();
  await third;
  expect(inside).toEqual(['a']);
  void other;
});
