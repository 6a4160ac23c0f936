/** One value of a metric, identified by its labels. */
interface Sample {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
  /** A histogram's samples have names of their own: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string
}

/** A metric as Prometheus defines it. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/** Prometheus' text format (version 0.0.4). */
export const metricText = (metrics: readonly Metric[]): string => metrics.map(textOf).join('')

function textOf({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const told = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
    return `${name}${suffix}${told.length > 0 ? `{${told.join(',')}}` : ''} ${value}\n`
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))
