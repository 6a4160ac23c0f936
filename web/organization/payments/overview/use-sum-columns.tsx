import { useTexts } from '#web/texts/texts.tsx'
import type { Column } from '#web/ui/data/table-column.ts'
import { Amount } from '../payment-words.tsx'
import styles from '../payments.module.css'
import type { OverviewMonth } from './month-chart.tsx'

type Sums = Pick<OverviewMonth, 'planned' | 'held' | 'sent' | 'paid' | 'returned' | 'currency'>

const parts = ['planned', 'held', 'sent', 'paid', 'returned'] as const

/** Columns with the sum and the number of payments of each kind. */
export function useSumColumns(): readonly Column<Sums>[] {
  const t = useTexts('org_candidate_list_and_detail')
  return parts.map((part) => ({
    key: part,
    header: t('payments.part', { part }),
    align: 'end',
    cell: (sums) =>
      sums[part].count === 0 ? (
        <span className={styles.quiet} data-none>
          –
        </span>
      ) : (
        <>
          <Amount minor={sums[part].minor} currency={sums.currency} />{' '}
          <span className={styles.quiet}>({sums[part].count})</span>
        </>
      ),
  }))
}
