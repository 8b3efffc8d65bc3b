/** What stands where a picture is missing: one sheet of plywood on the studio ground. */
export function SheetDrawing({ alt }: { alt: string }) {
  return (
    <span className="absolute inset-0 bg-studio">
      <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
        <path d="M60 22 100 38 60 54 20 38Z" className="fill-ply-1" />
        <path d="M20 38 60 54v3L20 41ZM100 38 60 54v3l40-16Z" className="fill-ply-2" />
        <path d="M20 41 60 57v3L20 44ZM100 41 60 57v3l40-16Z" className="fill-ply-1" />
        <path d="M20 44 60 60v3L20 47ZM100 44 60 60v3l40-16Z" className="fill-ply-2" />
        <path
          d="M36 38c10-5 22-3 34-6M44 42c12-5 24-3 36-6M54 47c10-4 20-3 30-7"
          fill="none"
          strokeWidth="0.8"
          className="stroke-ply-2"
        />
      </svg>
      <span className="sr-only">{alt}</span>
    </span>
  );
}
