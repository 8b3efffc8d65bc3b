import { filled } from '@plyhaat/contract/core/sentence';
import { expect, test } from 'vitest';
import { Languages } from './languages.ts';

const MEMBERS = '{count, plural, one {# member} other {# members}} viewed {product}.';
const languages = new Languages({
  hi: {
    'Settings saved.': 'सेटिंग सेव हो गईं।',
    'Please use at most {most} characters': 'कृपया ज़्यादा से ज़्यादा {most} अक्षर लिखें',
    [MEMBERS]: '{product} को {count, plural, one {# मेंबर} other {# मेंबरों}} ने देखा।',
    'Not translated yet': '',
  },
  mr: { [MEMBERS]: '{count, plural, one {# सदस्याने} other {# सदस्यांनी}} {product} पाहिले.' },
});

test('a sentence is told in a language by its English text, with its values where that language has them', () => {
  const most = 1500;
  expect(languages.sentence('hi', 'Settings saved.')).toBe('सेटिंग सेव हो गईं।');
  expect(languages.sentence('hi', filled`Please use at most ${{ most }} characters`)).toBe(
    'कृपया ज़्यादा से ज़्यादा 1500 अक्षर लिखें',
  );
  expect(languages.sentence('en', filled`Please use at most ${{ most }} characters`)).toBe(
    'Please use at most 1500 characters',
  );
});

test('a day among the values has the month of the language, and its time stays by the clock', () => {
  const marathi = new Languages({
    mr: { 'Sent on {day}.': '{day} रोजी पाठवले.', Nov: 'नोव्हेंबर', '{clock} PM': 'दुपारी {clock}' },
  });
  const said = (day: string) => marathi.sentence('mr', filled`Sent on ${{ day }}.`);
  expect(said('4 Nov 2026')).toBe('4 नोव्हेंबर 2026 रोजी पाठवले.');
  expect(said('14 Nov 2026, 6:30 PM')).toBe('14 नोव्हेंबर 2026, दुपारी 6:30 रोजी पाठवले.');
  expect(said('next week')).toBe('next week रोजी पाठवले.');
});

test('what a language lacks is told in English', () => {
  const who = 'Sai Ply';
  expect(languages.sentence('hi', 'Not translated yet')).toBe('Not translated yet');
  expect(languages.sentence('mr', 'Settings saved.')).toBe('Settings saved.');
  expect(languages.say('hi', { pattern: '{who} contacted you.', values: { who } })).toBe('Sai Ply contacted you.');
});

test('numbers have Latin digits and the plural of the language', () => {
  const told = (language: 'en' | 'hi' | 'mr', count: number) =>
    languages.say(language, { pattern: MEMBERS, values: { count, product: 'BWP 18 mm' } });
  expect(told('en', 1)).toBe('1 member viewed BWP 18 mm.');
  expect(told('hi', 0)).toBe('BWP 18 mm को 0 मेंबर ने देखा।');
  expect(told('hi', 1200)).toBe('BWP 18 mm को 1,200 मेंबरों ने देखा।');
  expect(told('mr', 0)).toBe('0 सदस्यांनी BWP 18 mm पाहिले.');
});

test('a browser is answered in the first of its languages that the site offers', () => {
  expect(languages.preferred('mr-IN,mr;q=0.9,en;q=0.8')).toBe('mr');
  expect(languages.preferred('gu, en;q=0.5, hi;q=0.7')).toBe('hi');
  expect(languages.preferred('ta, hi;q=0')).toBe('en');
  expect(languages.preferred('constructor')).toBe('en');
  expect(languages.preferred(undefined)).toBe('en');
});
