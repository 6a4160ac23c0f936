import { Banknote, Landmark } from 'lucide-react'
import { useState } from 'react'
import { listBankInfos } from '#contract/bank-infos.ts'
import { listPayments } from '#contract/payments/payments.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ActName } from '../../acts/registry.ts'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import styles from '../page.module.css'
import { lastReturned } from './last-returned.ts'

// Lazy: most applications have no account and no payments.
const loadAccount = () => import('./account-card.tsx')
const loadRows = () => import('./payment-rows.tsx')

const accountsOf = (ids: ApplicationIds) => query(listBankInfos, ids)
const paymentsOf = (ids: ApplicationIds) => query(listPayments, ids)

export const paymentsView: ApplicationView = {
  isFor: (me) => may(me, 'Participants', 'open'),
  queries: (ids) => [accountsOf(ids), paymentsOf(ids)],
  View: PaymentsView,
}

/** The candidate's bank account and payments. */
function PaymentsView({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items: accounts, can } = useAnswer(accountsOf(ids))
  const { items, can: canPay } = useAnswer(paymentsOf(ids))
  const [act, setAct] = useState<ActName>()
  const shown = accounts.filter(({ status }) => status !== 'Cancelled')
  const isAsked = accounts.some(({ status }) => status === 'Open')
  return (
    <div className={styles.main}>
      {items.length === 0 && shown.length === 0 && <p className={styles.quiet}>{t('payments.noneOfOne')}</p>}
      {canPay.plan && (
        <div className={styles.summary}>
          <Cluster gap={2}>
            {can.change && !isAsked && (
              <Button icon={<Landmark />} aria-haspopup="dialog" onClick={() => setAct('bankInfo')}>
                {t('act', { act: 'bankInfo' })}
              </Button>
            )}
            <Button icon={<Banknote />} aria-haspopup="dialog" onClick={() => setAct('pay')}>
              {t('act', { act: 'pay' })}
            </Button>
          </Cluster>
        </div>
      )}
      {shown.length > 0 && (
        <Lazy load={loadAccount}>
          {({ AccountCard }) =>
            shown.map((account) => (
              <AccountCard
                key={account.id}
                ids={ids}
                account={account}
                canChange={can.change}
                returned={lastReturned(items)}
              />
            ))
          }
        </Lazy>
      )}
      {items.length > 0 && (
        <Lazy load={loadRows}>{({ PaymentRows }) => <PaymentRows ids={ids} payments={items} />}</Lazy>
      )}
      {act && (
        <LazyAct
          act={act}
          formId={ids.formId}
          steps={application.steps}
          target={{ applicationIds: [ids.appId] }}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  )
}
