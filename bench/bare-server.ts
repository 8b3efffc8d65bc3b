import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

// The least a Node process can do to answer: the same bytes from memory, and no more.
const [file = '', type = '', encoding = ''] = process.argv.slice(2);
const bytes = fs.readFileSync(file);
const headers = {
  'content-type': type,
  'content-length': bytes.length,
  ...(encoding && { 'content-encoding': encoding }),
};

const server = http.createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
