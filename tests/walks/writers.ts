import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { aCandidate, bearer } from '../builders.ts'

/** The outcome of one request. */
export interface Outcome {
  readonly address: string
  readonly path: string
  readonly startedAt: number
  readonly endedAt: number
  /** 0 where the connection broke instead; `error` then says how. */
  readonly status: number
  readonly error: string
  /** The server said that it would close the connection. */
  readonly closes: boolean
}

export type Writer = Awaited<ReturnType<typeof aWriter>>

interface Sending {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly agent?: Agent
}

/** Asks as a program does: one request, one whole answer, or how it broke. */
export function send(address: string, path: string, { method = 'GET', headers, body, agent }: Sending = {}) {
  const startedAt = performance.now()
  return new Promise<Outcome>((resolve) => {
    const end = (status: number, closes: boolean, error = '') =>
      resolve({ address, path, startedAt, endedAt: performance.now(), status, error, closes })
    const broken = (error: NodeJS.ErrnoException) => end(0, false, error.code ?? error.message)
    const sent = request(address + path, { method, headers: headers ?? {}, ...(agent && { agent }) })
    sent.once('error', broken)
    sent.once('response', (answer) => {
      text(answer).then(() => end(answer.statusCode ?? 0, answer.headers.connection === 'close'), broken)
    })
    sent.end(body)
  })
}

/**
 * A writer who changes their profile repeatedly on one keep-alive connection. After a failure they continue with their
 * other profile, so that the last acknowledged write is not overwritten.
 */
export async function aWriter() {
  const own = await Promise.all([aProfile(), aProfile()])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let number = 0
  let isFailing = false

  return {
    own,
    async write(address: string): Promise<Outcome> {
      const profile = own[0]
      const about = ++number
      const outcome = await send(address, `/api/candidates/${profile.candidateId}/profile`, {
        method: 'PUT',
        headers: { ...profile.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ about: String(about) }),
        agent,
      })
      if (outcome.status === 200) profile.acknowledged = about
      else if (!isFailing) own.reverse()
      isFailing = outcome.status !== 200
      return outcome
    },
    /** Until `isOver`, with a moment between requests, and a longer one after a refusal. */
    async writeUntil(
      isOver: (last: Outcome | undefined) => boolean,
      address: string,
      note: (outcome: Outcome) => void,
    ) {
      let last: Outcome | undefined
      while (!isOver(last)) {
        last = await this.write(address)
        note(last)
        await pause(last.status === 200 ? Math.random() * 10 : 20)
      }
      agent.destroy()
    },
  }
}

async function aProfile() {
  const { candidateId, caller } = await aCandidate()
  return { candidateId, headers: await bearer(caller.person), caller, acknowledged: 0 }
}
