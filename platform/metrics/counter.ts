import type { Metric } from './metric.ts'

/** Counts what happens, by its labels. */
export function counter({ name, help }: Pick<Metric, 'name' | 'help'>) {
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>()
  return {
    add(labels: Readonly<Record<string, string>>) {
      const key = Object.values(labels).join(' ')
      const counted = counts.get(key)
      if (counted) counted.value += 1
      else counts.set(key, { labels, value: 1 })
    },
    metric: (): Metric => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  }
}
