import { expect, test } from 'vitest';
import { returnSignature, signedReturn } from '../../../sandbox/juspay.return.ts';
import { rupees } from './juspay.ts';
import { xVerify } from './phonepe.v1.ts';
import { webhookHeader } from './phonepe.v2.ts';
import { isSame } from './signing.ts';

const SALT = { saltKey: 'test-salt-0001', saltIndex: '1' };

test('PhonePe v1 signs a status call by its path and salt', () => {
  expect(xVerify('/pg/v1/status/M-TEST/PM01HZX8Q2ABCD', SALT)).toBe(
    '6e181ef293baa868f5c2dde673273de6ad558046b8b988a14972c4405bad49ef###1',
  );
});

test('PhonePe v2 names itself by a digest of user and password', () => {
  expect(webhookHeader('hookuser', 'hookPass1')).toBe(
    'e049011c3d1d0c684bde3eac6255b311fa4190b31c778ceba04a4af6c7ba12fd',
  );
});

test('Juspay signs its return over the encoded fields', () => {
  const fields = { order_id: 'order_id_007', status: 'CHARGED', status_id: '21' };
  expect(returnSignature(fields, 'RESPONSEKEY')).toBe('dWEtEGNka42dwyLXGdSaVajRDobUJGr6wRjHFG8ciu0=');
  expect(signedReturn('http://localhost:3000/account/orders/X', fields, 'RESPONSEKEY')).toContain('%253D');
});

test('signatures are compared whole', () => {
  expect(isSame('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', '', undefined]) expect(isSame(other, 'abc')).toBe(false);
});

test('Juspay is given rupees with two decimals', () => {
  expect([117_900, 100, 10_005, 1].map(rupees)).toEqual(['1179.00', '1.00', '100.05', '0.01']);
});
