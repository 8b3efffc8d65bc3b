import { i18n } from '@lingui/core';
import { loadContractSentences } from '#languages/contract-sentences.ts';
import { refusalOf } from './call.ts';
import { session } from './session.ts';

/** A file of the signed-in member's own; `call()` reads JSON alone. */
export async function fetchFile(path: string, accept = '*/*'): Promise<Blob> {
  const response = await fetch(`/api${path}`, {
    headers: { accept, 'accept-language': i18n.locale, authorization: `Bearer ${session.get().token}` },
  });
  if (!response.ok) {
    await loadContractSentences();
    throw refusalOf(response.status, await response.json().catch(() => null));
  }
  return response.blob();
}

/** Hands the browser a file to save. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
