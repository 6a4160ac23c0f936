import type { Metric } from './metric.ts'

/** Counts what happens, by its labels: how often, or how much of it. */
export function counter({ name, help }: Pick<Metric, 'name' | 'help'>) {
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>()
  return {
    add(labels: Readonly<Record<string, string>>, much = 1) {
      const key = Object.values(labels).join(' ')
      const counted = counts.get(key)
      if (counted) counted.value += much
      else counts.set(key, { labels, value: much })
    },
    metric: (): Metric => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  }
}
