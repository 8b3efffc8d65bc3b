import { useState } from 'react';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { FileItem } from '#ui/forms/FileRow.tsx';
import { GallerySection } from './GallerySection.tsx';

const START: FileItem[] = [
  { id: '1', name: 'marine-18mm-front.jpg', state: 'uploading', progress: 64 },
  { id: '2', name: 'marine-18mm-edge.jpg', state: 'failed', error: 'The connection broke' },
  { id: '3', name: 'mill-tour.mp4', kind: 'video', state: 'done' },
];

export function UploadSection() {
  const [items, setItems] = useState(START);
  const change = (id: string, change: Partial<FileItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  const add = (files: File[]) =>
    setItems((all) => [
      ...all,
      ...files.map(
        (file): FileItem => ({
          id: crypto.randomUUID(),
          name: file.name,
          url: URL.createObjectURL(file),
          state: 'uploading',
          progress: 20,
        }),
      ),
    ]);
  return (
    <GallerySection
      title="Uploads"
      line="Each file starts at once, shows how far it is, and can be cancelled or retried."
    >
      <div className="max-w-150">
        <FileDrop
          label="Product pictures"
          help="JPG, PNG or WebP, under 5 MB each"
          accept="image/*"
          maxBytes={5 * 1_048_576}
          most={5}
          items={items}
          onAdd={add}
          onCancel={remove}
          onRemove={remove}
          onRetry={(id) => change(id, { state: 'uploading', progress: 0 })}
        />
      </div>
    </GallerySection>
  );
}
