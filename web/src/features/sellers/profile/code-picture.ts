import { saveFile } from '#api/download.ts';

/** 20 cm at 300 dots an inch. */
const WIDTH = 2400;

/** Saves a drawing as a PNG. It is drawn here because the browser has letters for every script a store is named in. */
export async function downloadPng(drawing: string, name: string): Promise<void> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('nothing was drawn');
  saveFile(blob, name);
}
