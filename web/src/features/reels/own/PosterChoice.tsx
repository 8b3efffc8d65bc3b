import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { VideoFrame } from '@plyhaat/contract/media/videos';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FileItem } from '#ui/forms/FileRow.tsx';
import { clock } from '../words.ts';
import type { ReelFormState } from './reel-values.ts';

/** Near the start, in the middle and near the end. */
const PARTS = [0.1, 0.5, 0.9];

type Props = {
  form: ReelFormState;
  /** The chosen video. */
  file: FileItem | undefined;
  /** Frames that were taken already. */
  frames: readonly VideoFrame[] | undefined;
};

/** One of three frames: what stands for the video before it plays. */
export function PosterChoice({ form, file, frames = [] }: Props) {
  const { t } = useLingui();
  const chosen = useWatch({ control: form.control, name: 'posterAt' });
  const [length, setLength] = useState<number>();
  const url = file?.kind === 'video' && file.state !== 'refused' ? file.url : undefined;
  const taken = frames.map(({ at, path }) => ({ at, picture: pictureAddress(path) }));
  const seconds = length === undefined ? [] : PARTS.map((part) => Math.round(part * length * 10) / 10);
  const offered = taken.length > 0 ? taken : url ? seconds.map((at) => ({ at, picture: null })) : [];
  if (!url && taken.length === 0) return null;
  const nearest = chosen === null ? undefined : closest(offered, chosen);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-left font-semibold text-ui">
        <Trans>Poster</Trans>
      </legend>
      {url && taken.length === 0 && length === undefined && <Measure url={url} onLength={setLength} />}
      <div className="clear-both grid max-w-88 grid-cols-3 gap-3">
        {offered.map(({ at, picture }) => (
          <label
            key={at}
            className="relative block aspect-9/16 overflow-hidden rounded-card bg-night outline-offset-2 has-checked:outline-3 has-checked:outline-teak has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            {picture ? (
              <img src={picture} alt="" className="size-full object-cover" />
            ) : (
              url && <Frame url={url} at={at} />
            )}
            <input
              type="radio"
              name="poster"
              aria-label={t`Frame at ${{ at: clock(at) }}`}
              checked={nearest === at}
              onChange={() => form.setValue('posterAt', at)}
              className="absolute top-2.5 left-2.5 size-5.5 accent-teak-fill"
            />
            <span
              aria-hidden="true"
              className="absolute right-2 bottom-2 rounded-sm bg-night/75 px-1.75 py-px text-cream text-meta tabular-nums"
            >
              {clock(at)}
            </span>
          </label>
        ))}
      </div>
      <p className="text-ink-3 text-meta">
        <Trans>Shown before the video plays and in shared links.</Trans>
      </p>
    </fieldset>
  );
}

const closest = (offered: readonly { at: number }[], chosen: number) =>
  offered.toSorted((a, b) => Math.abs(a.at - chosen) - Math.abs(b.at - chosen))[0]?.at;

/** A still of the video in this browser. */
function Frame({ url, at }: { url: string; at: number }) {
  return (
    <video
      src={url}
      muted
      playsInline
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = at;
      }}
      className="size-full object-cover"
    />
  );
}

function Measure({ url, onLength }: { url: string; onLength: (seconds: number) => void }) {
  const found = ({ duration }: HTMLVideoElement) => {
    if (Number.isFinite(duration)) onLength(duration);
  };
  return (
    <video
      src={url}
      muted
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
      onLoadedMetadata={({ currentTarget }) => found(currentTarget)}
      className="hidden"
    />
  );
}
