import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTools } from '#modules/media/videos/sandbox.ts';
import { somePhoto } from './uploads.ts';

/** What the stand-in for ffprobe tells of every video. */
export const PROBE = {
  streams: [
    { codec_type: 'video', codec_name: 'hevc', width: 1280, height: 720 },
    { codec_type: 'audio', codec_name: 'aac' },
  ],
  format: { duration: '6.5' },
};

/** The shell's own words only: a confined program has an empty environment and finds nothing by name. */
const RECORD = (log: string) => `
say() { printf '%s\\n' "$*" >> '${log}'; }
say "$0 $*"
say "limits cpu=$(ulimit -t) memory=$(ulimit -v) data=$(ulimit -d) file=$(ulimit -f) open=$(ulimit -n) core=$(ulimit -c)"
say "environment \${HOME-none} \${PATH_OF_HOUSE-none} \${JWT_SECRET-none}"
`;

/**
 * Programs under ffmpeg's and bubblewrap's names that write down how they were called and then do as they are told: what
 * is proved with them is our part of the work, on machines that have neither.
 */
export async function someVideoTools({ bwrap }: { bwrap?: 'allowed' | 'forbidden' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-tools-'));
  const at = (name: string) => path.join(folder, name);
  const program = (name: string, body: string) => {
    writeFileSync(at(name), `#!/bin/sh\n${RECORD(at('log'))}${body}\n`);
    chmodSync(at(name), 0o755);
  };
  writeFileSync(at('still.png'), await somePhoto(320, 180).png().toBuffer());
  writeFileSync(at('probe.json'), JSON.stringify(PROBE));
  program('ffprobe', `[ -e '${at('no-probe')}' ] && exit 1\n/bin/cat '${at('probe.json')}'`);
  program(
    'ffmpeg',
    `: > '${at('begun')}'
while [ -e '${at('hold')}' ]; do /bin/sleep 0.05; done
[ -e '${at('fail')}' ] && exit 1
[ -e '${at('flood')}' ] && exec /usr/bin/head -c 1000000000 /dev/zero
source='' ; target='' ; last=''
for word in "$@"; do [ "$last" = '-i' ] && source="$word"; last="$word"; target="$word"; done
case "$target" in *.png) /bin/cp '${at('still.png')}' "$target" ;; *) /bin/cp "$source" "$target" ;; esac`,
  );
  if (bwrap)
    program(
      'bwrap',
      `while [ "\${1##*/}" != ffmpeg ] && [ "\${1##*/}" != ffprobe ]; do shift; [ $# = 0 ] && exit ${bwrap === 'forbidden' ? 1 : 0}; done\nexec "$@"`,
    );
  const { prlimit, setpriv } = findTools(process.env.PATH ?? '');
  if (prlimit) symlinkSync(prlimit, at('prlimit'));
  if (setpriv) symlinkSync(setpriv, at('setpriv'));

  return {
    folder,
    /** Switches: `hold` blocks every conversion, `fail` and `no-probe` make them fail, `flood` talks without end. */
    set: (name: 'hold' | 'fail' | 'no-probe' | 'flood', on: boolean) =>
      on ? writeFileSync(at(name), '') : rmSync(at(name), { force: true }),
    tellOfVideo: (probe: object) => writeFileSync(at('probe.json'), JSON.stringify(probe)),
    hasBegun: () => existsSync(at('begun')),
    lines: () => (existsSync(at('log')) ? readFileSync(at('log'), 'utf8').trim().split('\n') : []),
    forget() {
      rmSync(at('log'), { force: true });
      rmSync(at('begun'), { force: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
