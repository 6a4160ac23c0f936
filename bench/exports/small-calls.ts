import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const perSecond = 50

/** The same call again and again, fifty times a second whether or not the last was answered, as people do. */
export function smallCalls(url: string, headers: Readonly<Record<string, string>>, metricsPort: number) {
  const agent = new Agent({ keepAlive: true })

  /** Milliseconds; endless if it was refused or lost. */
  const once = () =>
    new Promise<number>((resolve) => {
      const started = performance.now()
      get(url, { agent, headers: { ...headers } }, (answer) => {
        answer.resume()
        const { statusCode } = answer
        answer.once('end', () => resolve(statusCode === 200 ? performance.now() - started : Infinity))
      }).once('error', () => resolve(Infinity))
    })

  /** How late the event loop of the process was, since it was last asked. */
  async function lateMs(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return 1000 * Number(/kopru_event_loop_delay_seconds\{percentile="99"\} (\S+)/.exec(text)?.[1])
  }

  return {
    async until(end: Promise<unknown>) {
      let isOver = false
      const ended = end.finally(() => {
        isOver = true
      })
      ended.catch(() => {})
      await lateMs()
      const asked: Promise<number>[] = []
      while (!isOver) {
        asked.push(once())
        await pause(1000 / perSecond)
      }
      await ended
      const times = (await Promise.all(asked)).sort((a, b) => a - b)
      const below = (share: number) => times[Math.floor(times.length * share)] ?? 0
      return { p50: below(0.5), p99: below(0.99), lateMs: await lateMs(), count: times.length }
    },
  }
}
