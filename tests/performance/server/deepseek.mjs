// A DeepSeek that answers at once, so that the pool has something to hold.
import { createServer } from 'node:http';

let number = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    number += 1;
    const choices = ['Join', 'Speak with', 'Explore', 'Refuse'].map((verb) => ({
      text: `${verb} party ${number}`,
      description: 'What comes of it is told in one sentence of the usual length, with its risk.',
    }));
    const message = { role: 'assistant', content: JSON.stringify({ choices }) };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
