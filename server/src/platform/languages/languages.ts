import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { MONTHS } from '@plyhaat/contract/core/dates';
import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { filled, type Sentence, sentenceOf } from '@plyhaat/contract/core/sentence';
import { englishOf, type Piece, type Told, textOf } from '@plyhaat/contract/notifications/told';

/** English sentences and names with their translation; what has values has them in braces, as ICU writes messages. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Partial<Record<Language, Catalogue>>>;

/** Words what stands as English in the code. */
export type Wording = (text: string) => string;

const HAS_VALUES = /[{]/;

/** Characters that no text has, around a name while its sentence is worded. */
const [NAME_BEGINS, NAME_ENDS] = ['\u{e000}', '\u{e001}'];
const NAMES = /\u{e000}([^\u{e001}]*)\u{e001}/u;

/** A day, with the time or without, as English writes it; months are said in the language. */
const DAY = new RegExp(`^(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})(?:, (\\d{1,2}:\\d{2}) (AM|PM))?$`);

/** Says one language's sentences. Digits are Latin in every language. */
function speaker(language: Language, catalogue: Catalogue): I18n {
  const withValues = Object.entries(catalogue).filter(([english]) => HAS_VALUES.test(english));
  const messages = Object.fromEntries(withValues.map(([english, text]) => [english, compileMessage(text)]));
  const locales = `${LANGUAGES[language].tag}-u-nu-latn`;
  return setupI18n({ locale: language, locales, messages: { [language]: messages } }).setMessagesCompiler(
    compileMessage,
  );
}

/** What the product says beyond its screens, in each language that it offers. */
export class Languages {
  readonly #spoken: ReadonlyMap<Language, { readonly catalogue: Catalogue; readonly i18n: I18n }>;

  constructor(catalogues: Catalogues) {
    const spoken = { [SOURCE_LANGUAGE]: {}, ...catalogues };
    this.#spoken = new Map(
      Object.entries(spoken).map(([name, catalogue]) => {
        const language = name as Language;
        return [language, { catalogue, i18n: speaker(language, catalogue) }];
      }),
    );
  }

  isOffered(text: unknown): text is Language {
    return isLanguage(text) && this.#spoken.has(text);
  }

  /** A sentence in a language; in English where the language lacks it. */
  say(language: Language, sentence: Sentence): string {
    const { pattern } = sentence;
    const { catalogue, i18n } = this.#spoken.get(language) ?? { catalogue: {}, i18n: this.#english };
    if (!HAS_VALUES.test(pattern)) return catalogue[pattern] || pattern;
    if (!catalogue[pattern]) return this.#english.t(pattern, sentence.values, { message: pattern });
    const values = Object.entries(sentence.values).map(([key, value]) => [key, this.#day(language, value) ?? value]);
    return i18n.t(pattern, Object.fromEntries(values), { message: pattern });
  }

  #day(language: Language, value: string | number): string | undefined {
    const [, day, month = '', year, clock, half] = DAY.exec(String(value)) ?? [];
    if (!day) return undefined;
    const written = `${day} ${this.sentence(language, month)} ${year}`;
    if (!clock) return written;
    const time = half === 'AM' ? filled`${{ clock }} AM` : filled`${{ clock }} PM`;
    return `${written}, ${this.sentence(language, time)}`;
  }

  /** What a notification says, in pieces. */
  pieces(language: Language, told: Told): Piece[] {
    if (language === SOURCE_LANGUAGE) return englishOf(told);
    const values = Object.entries(told.values).map(([key, value]) => {
      if (told.names.includes(key)) return [key, `${NAME_BEGINS}${value}${NAME_ENDS}`];
      const parts = told.parts?.[key];
      if (parts) return [key, this.#sentences(language, parts)];
      return [key, typeof value === 'string' ? this.sentence(language, value) : value];
    });
    const text = this.say(language, { pattern: told.pattern, values: Object.fromEntries(values) });
    return text.split(NAMES).flatMap((part, at): Piece[] => {
      if (part === '') return [];
      return [at % 2 === 0 ? { text: part } : { text: part, isName: true }];
    });
  }

  /** What was stored with its values. */
  text(language: Language, told: Told): string {
    return textOf(this.pieces(language, told));
  }

  #sentences(language: Language, parts: readonly Told[]): string {
    return parts.map((part) => this.sentence(language, filled`${{ sentence: this.text(language, part) }}.`)).join(' ');
  }

  /** What stands as English in the code, in a language. */
  sentence(language: Language, text: string): string {
    if (language === SOURCE_LANGUAGE) return text;
    return this.#day(language, text) ?? this.say(language, sentenceOf(text));
  }

  /** How letters are written to somebody; whoever has chosen no language, or one no longer offered, gets English. */
  wording(chosen: Language | null | undefined): Wording {
    const language = this.isOffered(chosen) ? chosen : SOURCE_LANGUAGE;
    return (text) => this.sentence(language, text);
  }

  /** The first language of an `Accept-Language` header that is offered. */
  preferred(header = ''): Language {
    const wanted = header.split(',').map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { language: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) };
    });
    const byWeight = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
    return byWeight.map(({ language }) => language).find((language) => this.isOffered(language)) ?? SOURCE_LANGUAGE;
  }

  get #english(): I18n {
    return this.#spoken.get(SOURCE_LANGUAGE)?.i18n as I18n;
  }
}
