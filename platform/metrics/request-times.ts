import type { Metric } from './metric.ts'

/** A finished request. The route is a pattern, never an address: addresses contain search texts. */
export interface Answered {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** In seconds. */
const limits = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Times {
  readonly labels: Readonly<Record<string, string>>
  /** How many took no longer than each limit, and longer than the one before. */
  readonly counts: number[]
  seconds: number
}

/** How many requests were answered, how, and in what time. */
export function requestTimes() {
  const all = new Map<string, Times>()
  return {
    add({ method, route, status, milliseconds }: Answered) {
      const key = `${method} ${status} ${route}`
      let times = all.get(key)
      if (!times) {
        const labels = { method, route, status: String(status) }
        times = { labels, counts: Array(limits.length + 1).fill(0), seconds: 0 }
        all.set(key, times)
      }
      const seconds = milliseconds / 1000
      const within = limits.findIndex((limit) => seconds <= limit)
      const at = within === -1 ? limits.length : within
      times.counts[at] = (times.counts[at] ?? 0) + 1
      times.seconds += seconds
    },
    metric: (): Metric => ({
      name: 'kopru_request_seconds',
      help: 'Time until a request was answered.',
      type: 'histogram',
      samples: [...all.values()].flatMap(samplesOf),
    }),
  }
}

function samplesOf({ labels, counts, seconds }: Times): Metric['samples'] {
  let count = 0
  const buckets = counts.map((more, at) => {
    count += more
    return {
      suffix: '_bucket',
      labels: { ...labels, le: at < limits.length ? String(limits[at]) : '+Inf' },
      value: count,
    }
  })
  return [...buckets, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: count }]
}
