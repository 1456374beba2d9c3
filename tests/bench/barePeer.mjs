import { createServer } from 'node:http';

import { Client } from 'pg';

const client = new Client({ ...JSON.parse(process.env.PEER_DATABASE), database: 'postgres' });
await client.connect();
createServer((request, response) => {
  client.query('select 1').then(
    () => response.end('{"status":"ok"}'),
    () => response.writeHead(503).end(),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
