import type { Upload } from '@plyhaat/contract/media/media';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A connection that does what the test says, byte by byte. */
export class FakeRequest {
  static readonly made: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  address = '';
  form: FormData | undefined;
  aborted = false;

  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    if (this.aborted) return;
    this.aborted = true;
    this.onabort?.();
  }
  async progress(loaded: number, total: number) {
    await act(async () => this.upload.onprogress?.({ loaded, total }));
  }
  async breakOff() {
    await act(async () => this.onerror?.());
  }
  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => this.onload?.());
  }
  get file(): File {
    return this.form?.get('file') as File;
  }
}

export function stubXhr() {
  FakeRequest.made.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return FakeRequest.made;
}

export const someUpload = (over: Partial<Upload> = {}): Upload => ({
  _id: '00000000-0000-4000-8000-000000000001',
  path: 'products/x.webp',
  kind: 'image',
  state: 'ready',
  width: 800,
  height: 600,
  placeholder: null,
  address: '/api/uploads/products/x.webp?until=1&signature=x',
  ...over,
});
