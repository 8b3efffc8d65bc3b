import { fileUnreadable } from '@plyhaat/contract/media/media';
import { AppError } from '#platform/http/failure.ts';

const LETTERS = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes base64 that arrives in pieces, and refuses what is not base64. */
export class Base64Decoder {
  #carry = '';

  take(piece: string): Buffer {
    const text = this.#carry + piece;
    // Nothing comes after the padding.
    if (!LETTERS.test(text) || (this.#carry.includes('=') && piece.replaceAll('=', '') !== ''))
      throw new AppError(fileUnreadable);
    const padding = text.indexOf('=');
    const whole = padding < 0 ? text.length - (text.length % 4) : padding - (padding % 4);
    this.#carry = text.slice(whole);
    if (this.#carry.length > 4) throw new AppError(fileUnreadable);
    return Buffer.from(text.slice(0, whole), 'base64');
  }

  /** The last, partly filled group. */
  end(): Buffer {
    const padded = this.#carry.length === 4 && /^[^=]{2}(==|[^=]=)$/.test(this.#carry);
    const bare = !this.#carry.includes('=') && this.#carry.length !== 1;
    if (!padded && !bare) throw new AppError(fileUnreadable);
    return Buffer.from(this.#carry, 'base64');
  }
}
