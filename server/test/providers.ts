import http, { type IncomingHttpHeaders } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const listening = async (server: net.Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

export type RequestSeen = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
type Answer = { readonly status?: number; readonly body?: unknown } | 'hang up' | 'silence';

/** A provider of text messages on this machine: keeps what it was asked and answers as the test says. */
export async function someProvider(answer: (requests: RequestSeen) => Answer) {
  const requests: RequestSeen[] = [];
  const server = http.createServer(async (request, reply) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    requests.push(one);
    const given = answer(one);
    if (given === 'silence') return;
    if (given === 'hang up') return void request.socket.destroy();
    reply.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.body ?? {}));
  });
  const port = await listening(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, requests, close };
}

export type ReceivedLetter = { readonly from: string; readonly to: string; readonly text: string };

/** A mail server that takes every letter, but for the recipients it is told to refuse. */
export async function someMailServer({ refuse = [] as readonly string[] } = {}) {
  const letters: ReceivedLetter[] = [];
  const logins: string[] = [];
  const server = net.createServer((socket) => {
    let [from, to, data, inData] = ['', '', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (inData) {
        if (line !== '.') {
          data += `${line}\n`;
          return;
        }
        letters.push({ from, to, text: data });
        inData = false;
        return say('250 taken');
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      if (verb === 'EHLO') return say('250-local\r\n250 AUTH PLAIN');
      if (verb === 'AUTH') {
        logins.push(Buffer.from(line.split(' ')[2] ?? '', 'base64').toString());
        return say('235 welcome');
      }
      if (verb === 'MAIL') from = line;
      if (verb === 'RCPT') {
        to = /<(.+)>/.exec(line)?.[1] ?? '';
        if (refuse.includes(to)) return say(`550 5.1.1 <${to}> is not known here`);
      }
      if (verb === 'DATA') {
        [data, inData] = ['', true];
        return say('354 go on');
      }
      say(verb === 'QUIT' ? '221 bye' : '250 fine');
      if (verb === 'QUIT') socket.end();
    };
    let rest = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => {});
    say('220 local');
  });
  const port = await listening(server);
  return { port, letters, logins, close: () => void server.close() };
}
