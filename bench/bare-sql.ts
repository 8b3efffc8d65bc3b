import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './statements.ts';

// The least that Fastify can do with the same SQL: run it, answer its rows. Each address is a number in the list.
const [file = '', database = ''] = process.argv.slice(2);
const questions = JSON.parse(fs.readFileSync(file, 'utf8')) as Statement[][];
const pool = new pg.Pool({ connectionString: database, max: 10 });
const app = fastify();

app.get<{ Params: { number: string } }>('/:number', async (request, reply) => {
  const answers: unknown[] = [];
  for (const statement of questions[Number(request.params.number)] ?? [])
    answers.push((await pool.query(statement)).rows);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answers));
});

await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`listening on ${(app.server.address() as AddressInfo).port}`);
process.on('SIGTERM', () => process.exit(0));
