import { listBankInfos } from '#contract/bank-infos.ts'
import { listPayments } from '#contract/payments/payments.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import type { ApplicationIds } from '../../review/application/application-view.ts'
import { AccountCard } from '../../review/application/payments/account-card.tsx'
import { lastReturned } from '../../review/application/payments/last-returned.ts'
import { PaymentRows } from '../../review/application/payments/payment-rows.tsx'
import styles from './page.module.css'

/** A participant's bank account, planned and past payments, and the acts on them. */
export function Payments({ ids }: { ids: ApplicationIds }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items: accounts, can } = useAnswer(query(listBankInfos, ids))
  const { items } = useAnswer(query(listPayments, ids))
  const shown = accounts.filter(({ status }) => status !== 'Cancelled')
  return (
    <Stack gap={3}>
      {items.length === 0 && <p className={styles.quiet}>{t('participant.noPayments')}</p>}
      {shown.map((account) => (
        <AccountCard
          key={account.id}
          ids={ids}
          account={account}
          canChange={can.change}
          returned={lastReturned(items)}
        />
      ))}
      {items.length > 0 && <PaymentRows ids={ids} payments={items} />}
    </Stack>
  )
}
