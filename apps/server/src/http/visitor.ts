import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

const ipv6PrefixBytes = 8;

/**
 * Names the visitor of a request by address: the connection's, or with `proxies` of the operator in front
 * the one that the outermost of them saw. An IPv6 visitor owns a whole /64, so that is the name.
 */
export function visitorName(c: Context, proxies: number): string {
  const direct = getConnInfo(c).remote.address ?? '';
  if (proxies === 0) return network(direct);
  const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
  // Only the last entries were written by the operator's proxies; anyone can send the others.
  const seen = hops.at(-Math.min(proxies, hops.length));
  return network(seen === undefined || seen === '' ? direct : seen);
}

/** True where the visitor came over https, as far as the operator's proxies say. */
export function isSecure(c: Context, proxies: number): boolean {
  return proxies > 0 && c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https';
}

/** A signal that is aborted when the visitor leaves before the answer is complete. */
export function presence(c: Context): AbortSignal {
  // The request's own signal would have a whole Request built for it, a third of the time of an answer.
  const { outgoing } = c.env as HttpBindings;
  const visitor = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) visitor.abort(new Error('The visitor has left'));
  });
  return visitor.signal;
}

// Some proxies write the port to an address: 203.0.113.1:50123 or [2001:db8::1]:50123.
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

function network(written: string): string {
  const { six, four } = withPort.exec(written)?.groups ?? {};
  const address = six ?? four ?? written;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, ipv6PrefixBytes)).toString('hex');
}
