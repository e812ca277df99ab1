import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

const ipv6PrefixBytes = 8;

/**
 * Returns a name for the visitor of a request: the address of the connection, or the one that the outermost of
 * the operator's `proxies` saw. An IPv6 visitor owns a whole /64, so that network is the name.
 */
export function visitorName(c: Context, proxies: number): string {
  return network(writtenAddress(c, proxies));
}

/** Returns the whole address of the visitor, or `unknown`. It is personal data: see LOG_CLIENT_ADDRESS. */
export function clientAddress(c: Context, proxies: number): string {
  return parse(writtenAddress(c, proxies))?.toString() ?? 'unknown';
}

function writtenAddress(c: Context, proxies: number): string {
  const direct = getConnInfo(c).remote.address ?? '';
  if (proxies === 0) return direct;
  const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
  // The operator's proxies wrote the last entries; anyone can send the others.
  const seen = hops.at(-Math.min(proxies, hops.length));
  return seen === undefined || seen === '' ? direct : seen;
}

/** True if the visitor came over https, according to the operator's proxies. */
export function isSecure(c: Context, proxies: number): boolean {
  return proxies > 0 && c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https';
}

/** Returns a signal that is aborted if the visitor leaves before the answer is complete. */
export function visitorSignal(c: Context): AbortSignal {
  // The request's own signal would create a whole Request object, which takes a third of an answer's time.
  const { outgoing } = c.env as HttpBindings;
  const visitor = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) visitor.abort(new Error('The visitor has left'));
  });
  return visitor.signal;
}

// Some proxies add the port: 203.0.113.1:50123 or [2001:db8::1]:50123.
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

function parse(written: string): ReturnType<typeof ipaddr.process> | null {
  const { six, four } = withPort.exec(written)?.groups ?? {};
  const address = six ?? four ?? written;
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function network(written: string): string {
  const parsed = parse(written);
  if (parsed === null) return 'unknown';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, ipv6PrefixBytes)).toString('hex');
}
