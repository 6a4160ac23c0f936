import type { Output } from '#contract/call.ts'
import type { readPaymentOverview } from '#contract/payments/payment-overview.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { monthAfter, monthNow } from '../months.ts'
import { useMoney } from '../payment-words.tsx'
import styles from './month-chart.module.css'

export type OverviewMonth = Output<typeof readPaymentOverview>['months'][number]

const [width, height, foot] = [960, 220, 24]
const parts = ['paid', 'sent', 'planned', 'held'] as const

interface MonthChartProps {
  readonly currency: string
  readonly months: readonly OverviewMonth[]
}

/** A bar for each month: what was paid at the bottom, what is held on top. The title says what there is to see. */
export function MonthChart({ currency, months }: MonthChartProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = useMoney()
  const now = monthNow()
  const shown = Array.from({ length: 12 }, (_, at) => monthAfter(now, at - 5))
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const most = Math.max(1, ...months.map((month) => parts.reduce((sum, part) => sum + month[part].minor, 0)))
  const step = width / shown.length
  const sum = (part: (typeof parts)[number]) => money({ minor: byMonth.get(now)?.[part].minor ?? 0, currency })
  const title = t('payments.chart.title', {
    month: formatMonth(`${now}-01`, language),
    planned: sum('planned'),
    held: sum('held'),
    paid: sum('paid'),
    isHeld: (byMonth.get(now)?.held.minor ?? 0) > 0 ? 'yes' : 'no',
  })
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className={styles.chart}>
        {shown.map((month, at) => (
          <g key={month} transform={`translate(${at * step} 0)`}>
            <Bar month={byMonth.get(month)} most={most} step={step} />
            <text
              x={step / 2}
              y={height - 6}
              textAnchor="middle"
              className={styles.month}
              data-now={month === now || undefined}
            >
              {formatMonth(`${month}-01`, language).slice(0, 3)}
            </text>
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part} data-part={part}>
            {t('payments.part', { part })}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Bar({ month, most, step }: { month: OverviewMonth | undefined; most: number; step: number }) {
  if (!month) return null
  const room = height - foot - 8
  let top = height - foot
  return parts.map((part) => {
    const tall = (month[part].minor / most) * room
    top -= tall
    return tall === 0 ? null : (
      <rect
        key={part}
        data-part={part}
        x={step * 0.2}
        y={top}
        width={step * 0.6}
        height={tall}
        className={styles.bar}
      />
    )
  })
}
