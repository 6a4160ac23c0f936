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
import { useLira } from '../money.tsx'
import styles from '../operations.module.css'

type Act = Output<typeof listOperatorActs>['items'][number]

export const actsOf = (which: Asked<typeof listOperatorActs>) => query(listOperatorActs, which)

/** What operators did: when, who, what, to what, and why. */
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
          cell: ({ reason }) => (reason === null ? '–' : <span className={styles.excerpt}>{reason}</span>),
        },
      ]}
    />
  )
}

function Did({ act: { act, amountMinor, credits } }: { act: Act }) {
  const t = useTexts('operations')
  const language = useLanguage()
  const lira = useLira()
  const worth = credits
    ? t('credits.moved', { kind: credits.kind, amount: signed(credits.amount, language) })
    : amountMinor === null
      ? undefined
      : lira(amountMinor)
  return (
    <>
      {t('acts.did', { act })}
      {worth !== undefined && (
        <>
          <br />
          <span className={styles.quiet}>{worth}</span>
        </>
      )}
    </>
  )
}

const signed = (amount: number, language: 'tr' | 'en') =>
  `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount), language)}`

function About({ act: { about, orderId, companyId } }: { act: Act }) {
  if (orderId !== null) return <Link to={orderAddress(orderId)}>{about}</Link>
  if (companyId !== null) return <Link to={organizationAddress(companyId)}>{about}</Link>
  return <span className={styles.excerpt}>{about}</span>
}
