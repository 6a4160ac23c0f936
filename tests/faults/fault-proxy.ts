import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** A fault of a request on its way. */
export type Fault =
  /** It never reaches the server. */
  | { readonly kind: 'lostRequest' }
  /** The server processes it, but the answer is lost. */
  | { readonly kind: 'lostAnswer' }
  | { readonly kind: 'late'; readonly ms: number }
  /** It arrives twice, at once. */
  | { readonly kind: 'twice' }
  /** The client gives up; it still arrives, after the next one of its kind. */
  | { readonly kind: 'overtaken' }
  /** The line breaks when that share of it has been sent. */
  | { readonly kind: 'cut'; readonly share: number }
  /** Something happens to the app just before, or right after. */
  | { readonly kind: 'before' | 'after'; readonly happen: () => Promise<unknown> }

export type Matches = (method: string, path: string) => boolean

interface Trap {
  readonly matches: Matches
  readonly fault: Fault
  left: number
}

/**
 * A proxy between a browser and the apps that applies network faults to chosen requests. Apps take turns, as behind a
 * load balancer; one that does not answer is a broken connection.
 */
export async function faultProxy(addresses: readonly string[]) {
  let targets = addresses
  let turn = 0
  let isOffline = false
  const traps: Trap[] = []
  const sprung: string[] = []
  const overtaken: (() => Promise<unknown>)[] = []

  const server = createServer((incoming, answer) => {
    handle(incoming, answer).catch(() => incoming.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function handle(incoming: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET', url = '/' } = incoming
    if (isOffline) return incoming.socket.destroy()
    const trap = traps.find(({ matches, left }) => left > 0 && matches(method, url.split('?')[0] ?? url))
    if (!trap) return deliver(incoming, answer, await buffer(incoming))
    trap.left -= 1
    sprung.push(`${trap.fault.kind}: ${method} ${url.split('?')[0]}`)
    await suffer(trap.fault, incoming, answer)
  }

  async function suffer(fault: Fault, incoming: IncomingMessage, answer: ServerResponse) {
    const body = await buffer(incoming)
    switch (fault.kind) {
      case 'lostRequest':
        return incoming.socket.destroy()
      case 'lostAnswer':
        await send(incoming, body)
        return incoming.socket.destroy()
      case 'late':
        await pause(fault.ms)
        return deliver(incoming, answer, body)
      case 'twice': {
        const [, second] = await Promise.all([send(incoming, body), send(incoming, body)])
        return reply(answer, second)
      }
      case 'overtaken':
        overtaken.push(() => send(incoming, body))
        return incoming.socket.destroy()
      case 'cut':
        await send(incoming, body, fault.share).catch(() => {})
        return incoming.socket.destroy()
      case 'before':
        await fault.happen()
        return deliver(incoming, answer, body)
      case 'after':
        await send(incoming, body)
        await fault.happen()
        return incoming.socket.destroy()
    }
  }

  async function deliver(incoming: IncomingMessage, answer: ServerResponse, body: Buffer) {
    reply(answer, await send(incoming, body))
    if (incoming.method !== 'GET') for (const arrive of overtaken.splice(0)) await arrive()
  }

  /** Forwards to the next app; with a share, cuts the connection after that part. */
  async function send({ method, url, headers }: IncomingMessage, body: Buffer, share?: number) {
    const target = targets[turn++ % targets.length]
    if (target === undefined) throw new Error('There is no app')
    const onward = request(target + url, { method, headers: { ...headers, connection: 'close' } })
    // The awaiting side reports the error; otherwise the break was intended.
    onward.on('error', () => {})
    if (share !== undefined) {
      onward.write(body.subarray(0, Math.floor(body.length * share)))
      await pause(200)
      onward.destroy()
      throw new Error('cut')
    }
    onward.end(body)
    const [answered] = (await once(onward, 'response')) as [IncomingMessage]
    return { status: answered.statusCode ?? 500, headers: answered.headers, body: await buffer(answered) }
  }

  function reply(answer: ServerResponse, sent: Awaited<ReturnType<typeof send>>) {
    const { 'transfer-encoding': _, connection: __, ...headers } = sent.headers
    answer.writeHead(sent.status, headers)
    answer.end(sent.body)
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Applies the fault to the next requests of this kind. */
    arm(matches: Matches, fault: Fault, times = 1) {
      traps.push({ matches, fault, left: times })
    },
    setOffline(value: boolean) {
      isOffline = value
    },
    to(apps: readonly string[]) {
      targets = apps
    },
    /** The faults that occurred, in order: a scenario without any proves nothing. */
    sprung: () => sprung as readonly string[],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>
