import { ChartStage, Stretched } from './chart-stage.tsx'
import styles from './charts.module.css'
import { linePath } from './paths.ts'

interface FunnelStep {
  readonly key: string
  readonly name: string
  readonly value: number
  readonly text: string
  /** How many of the step before came on */
  readonly kept?: string | undefined
  readonly before?: number | undefined
  readonly words: string
}

const [row, bar] = [58, 22]

/** Steps one below the other, each as long as the number of people who came so far; between them who was left behind. */
export function FunnelChart({ label, steps }: { label: string; steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ value, before = 0 }) => Math.max(value, before)))
  const height = row * steps.length - 8
  const xOf = (value: number) => (100 * value) / most
  const marks = steps.map(({ value, words }, at) => ({ x: xOf(value), y: row * at + 30, words }))
  return (
    <ChartStage label={label} height={height} marks={marks} along="y">
      <Stretched height={height}>
        {steps.slice(1).map(({ key, value }, at) => {
          const [top, bottom] = [row * at + 20 + bar, row * (at + 1) + 20]
          const from = xOf(steps[at]?.value ?? 0)
          return (
            <path
              key={key}
              d={`${linePath([
                [0, top],
                [from, top],
                [xOf(value), bottom],
                [0, bottom],
              ])}Z`}
              className={styles.slope}
            />
          )
        })}
      </Stretched>
      {steps.map(({ key, name, value, text, kept, before, words }, at) => {
        const y = row * at
        return (
          <g key={key}>
            <title>{words}</title>
            <text x="0" y={y + 13} className={styles.name}>
              {name}
              {kept && (
                <tspan dx="8" className={styles.quiet}>
                  {kept}
                </tspan>
              )}
            </text>
            <text x="100%" y={y + 13} textAnchor="end" className={styles.strong}>
              {text}
            </text>
            <rect
              x="0"
              y={y + 20}
              width={`${Math.max(xOf(value), value > 0 ? 0.4 : 0)}%`}
              height={bar}
              rx="3"
              className={styles.shape}
              data-look="one"
            />
            {before !== undefined &&
              (['halo', 'was'] as const).map((part) => (
                <line
                  key={part}
                  x1={`${xOf(before)}%`}
                  x2={`${xOf(before)}%`}
                  y1={y + 17}
                  y2={y + 23 + bar}
                  className={styles[part]}
                />
              ))}
          </g>
        )
      })}
    </ChartStage>
  )
}
