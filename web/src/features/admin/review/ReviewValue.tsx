import { Trans, useLingui } from '@lingui/react/macro';

const VIDEO_FILE = /\.mp4(\?|$)/;

export const isFile = (text: string | null): boolean => text?.startsWith('/api/uploads/') ?? false;

/** A file is shown as a link to it; a video also plays here. */
export function ReviewValue({ text }: { text: string | null }) {
  const { t } = useLingui();
  if (text === null || !isFile(text)) return text;
  return (
    <>
      {VIDEO_FILE.test(text) && (
        <video
          controls
          playsInline
          preload="metadata"
          src={text}
          aria-label={t`Video`}
          className="mb-1 max-h-96 w-full max-w-54 rounded bg-night"
        >
          <track kind="captions" />
        </video>
      )}
      <a href={text} target="_blank" rel="noreferrer" className="link">
        <Trans>Open the file</Trans>
      </a>
    </>
  );
}
