import type { Asked, Output } from '#contract/call.ts'
import { listOperatorActs } from '#contract/operations/operator-acts.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { orderAddress, organizationAddress } from '../addresses.ts'
import { useJobName } from '../failed-jobs/use-job-name.ts'
import { useLira } from '../money.tsx'
import { None } from '../none.tsx'
import styles from '../operations.module.css'

type Act = Output<typeof listOperatorActs>['items'][number]
type Change = Act['changes'][number]

export const actsOf = (which: Asked<typeof listOperatorActs>) => query(listOperatorActs, which)

/** The log of operators' acts: time, operator, act, target, and reason. */
export function ActList({ acts, caption }: { acts: readonly Act[]; caption: string }) {
  const t = useTexts('operations')
  const language = useLanguage()
  return (
    <Table
      caption={caption}
      cards
      density="comfortable"
      rows={acts}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', header: t('acts.at'), cell: ({ at }) => formatDateTime(at, language) },
        { key: 'by', header: t('by'), cell: ({ by }) => by ?? t('acts.commandLine') },
        { key: 'act', header: t('acts.act'), cell: (act) => <Did act={act} /> },
        { key: 'about', header: t('acts.about'), cell: (act) => <About act={act} /> },
        {
          key: 'reason',
          header: t('reason'),
          cell: ({ reason }) => (reason === null ? <None /> : <span className={styles.excerpt}>{reason}</span>),
        },
      ]}
    />
  )
}

function Did({ act }: { act: Act }) {
  const t = useTexts('operations')
  const said = useSaid(act)
  return (
    <>
      {t('acts.did', { act: act.act })}
      {said.map((line) => (
        <span key={line} className={styles.detail}>
          {line}
        </span>
      ))}
    </>
  )
}

/** The amount, or the old and new values. */
function useSaid({ amountMinor, credits, changes }: Act): readonly string[] {
  const t = useTexts('operations')
  const language = useLanguage()
  const lira = useLira()
  const number = (value: number) => formatNumber(value, language)
  if (credits) {
    const { kind, amount, left } = credits
    const moved = t('credits.moved', { kind, amount: signed(amount, language) })
    return left === null ? [moved] : [moved, t('acts.left', { from: number(left - amount), to: number(left) })]
  }
  const value = (of: Change['of'], one: Change['from']) => {
    if (one === null) return t('packages.agreed')
    if (typeof one === 'boolean') return t('acts.yes', { yes: one ? 'yes' : 'no' })
    if (of === 'priceMinor') return lira(one)
    return of === 'vatRate' ? t('acts.percent', { rate: number(one / 100) }) : number(one)
  }
  return [
    ...(amountMinor === null ? [] : [lira(amountMinor)]),
    ...changes.map(({ of, from, to }) => t('acts.changed', { of, from: value(of, from), to: value(of, to) })),
  ]
}

const signed = (amount: number, language: 'tr' | 'en') =>
  `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount), language)}`

function About({ act: { act, about, orderId, companyId } }: { act: Act }) {
  const nameOf = useJobName()
  if (orderId !== null) return <Link to={orderAddress(orderId)}>{about}</Link>
  if (companyId !== null) return <Link to={organizationAddress(companyId)}>{about}</Link>
  if (ofJobs.has(act)) return nameOf(about)
  return act === 'announced' ? <span className={styles.excerpt}>{about}</span> : about
}

const ofJobs = new Set<Act['act']>(['jobRetried', 'jobDiscarded'])
