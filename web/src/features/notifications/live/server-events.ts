export type ServerEvent = { readonly id: string | undefined; readonly name: string; readonly data: string };

function readBlock(block: string): ServerEvent | undefined {
  let id: string | undefined;
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'id') id = value;
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { id, name, data: data.join('\n') } : undefined;
}

/** Reads server-sent events from text that comes in pieces. Comments, which keep a line open, are no events. */
export function eventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) onEvent(event);
    }
  };
}
