export type Heard = { event: string; id?: string; data: Record<string, unknown> };

/** Reads a stream of events as a browser does: over fetch, the token in a header. */
export async function readEvents(address: string, headers: Record<string, string>) {
  const leave = new AbortController();
  const reply = await fetch(address, { headers, signal: leave.signal });
  const bytes = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const nextBlock = async (): Promise<string> => {
    while (!text.includes('\n\n')) {
      const { value, done } = (await bytes?.read()) ?? { done: true };
      if (done) throw new Error('the stream ended');
      text += value;
    }
    const [block = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return block;
  };
  const next = async (): Promise<Heard> => {
    const block = await nextBlock();
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const event = field('event');
    if (!event) return next();
    const id = field('id');
    return { event, ...(id && { id }), data: JSON.parse(field('data') ?? '{}') };
  };
  return { reply, next, nextBlock, leave: () => leave.abort() };
}
