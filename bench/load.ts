import { Agent, request } from 'node:http'
import autocannon from 'autocannon'

/** Requests per second over real connections, after a warm-up; anything but an expected status is an error. */
export async function requests(url: string, headers: Record<string, string> = {}, seconds = 2) {
  await fire(url, headers, 1)
  const { requests, non2xx, errors, duration } = await fire(url, headers, seconds)
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.total / duration
}

const fire = (url: string, headers: Record<string, string>, duration: number) =>
  autocannon({ url, headers, duration, connections: 16 })

const agent = new Agent({ keepAlive: true })

/** One request with a body, from a client that costs next to nothing. */
export function post(url: string, body: object) {
  return new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      const isRight = answer.statusCode === 200
      answer.once('end', () => (isRight ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`))))
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}
