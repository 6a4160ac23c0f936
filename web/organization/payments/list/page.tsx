import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listCompanyPayments } from '#contract/payments/payments.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { PaymentsFrame } from '../frame.tsx'
import { monthAfter, monthNow } from '../months.ts'
import { useMoney } from '../payment-words.tsx'
import styles from '../payments.module.css'
import { ApproveMonth } from './approve-month.tsx'
import { askedOf, type PaymentsSearch, paymentsSearchIn, searchAddress, shownKinds } from './payments-search.ts'
import { PaymentsTable } from './payments-table.tsx'
import { SelectionActs } from './selection-acts.tsx'

const listOf = (companyId: string, search: PaymentsSearch) =>
  query(listCompanyPayments, { companyId, ...askedOf(search) })

const queries: PageQueries = ({ me, search }) => [listOf(me.myId, paymentsSearchIn(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The payments of a month, or of all: viewed, approved, held and marked. */
export default function PaymentListPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const money = useMoney()
  const now = paymentsSearchIn(useSearchParams()[0])
  const { items, total, pageSize, sums, approves, approvable } = useAnswer(listOf(useMe().myId, now))
  // No sum for all kinds: it would include cancelled and returned payments.
  const sumText = now.show === 'all' ? 'none' : sums.map(money).join(', ')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shown = items.filter(({ id }) => selected.has(id))
  return (
    <PaymentsFrame tab="list">
      <MonthPager now={now}>
        {approvable > 0 && now.month !== undefined && (
          <ApproveMonth month={now.month} earlier={now.earlier} ofFormId={now.form} count={approvable} />
        )}
      </MonthPager>
      <Tabs
        label={t('payments.kinds')}
        tabs={shownKinds
          .filter((show) => show !== 'unapproved' || approves || show === now.show)
          .map((show) => ({
            to: searchAddress(now, { show }),
            label: t('payments.kind', { show }),
            current: show === now.show,
          }))}
      />
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('payments.none')}
          {...(now.month !== undefined && {
            action: <ButtonLink to={searchAddress(now, { month: undefined })}>{t('payments.allMonths')}</ButtonLink>,
          })}
        >
          {t('payments.none.detail')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.quiet}>{t('payments.count', { count: total, total: sumText })}</p>
          <PaymentsTable
            items={items}
            isSelected={(id) => selected.has(id)}
            onSelect={(ids, isOn) => setSelected((before) => changed(before, ids, isOn))}
          />
          <Pagination page={now.page} pages={Math.ceil(total / pageSize)} to={(page) => searchAddress(now, { page })} />
        </>
      )}
      {shown.length > 0 && <SelectionActs payments={shown} onClear={() => setSelected(new Set())} />}
    </PaymentsFrame>
  )
}

function changed(before: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(before)
  for (const id of ids)
    if (isOn) next.add(id)
    else next.delete(id)
  return next
}

function MonthPager({ now, children }: { now: PaymentsSearch; children: ReactNode }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { month } = now
  if (month === undefined)
    return (
      <div className={styles.months}>
        <h2>{t('payments.allMonths')}</h2>
        <ButtonLink size="small" to={searchAddress(now, { month: monthNow() })}>
          {t('payments.thisMonth')}
        </ButtonLink>
      </div>
    )
  const thisMonth = formatMonth(`${month}-01`, language)
  return (
    <div className={styles.months}>
      <ButtonLink
        size="small"
        variant="quiet"
        icon={<ChevronLeft />}
        className={styles.neighbour}
        to={searchAddress(now, { month: monthAfter(month, -1), earlier: false })}
      >
        <span className={styles.name}>{formatMonth(`${monthAfter(month, -1)}-01`, language)}</span>
      </ButtonLink>
      <h2>{now.earlier ? t('payments.untilMonth', { month: thisMonth }) : thisMonth}</h2>
      <ButtonLink
        size="small"
        variant="quiet"
        iconAfter={<ChevronRight />}
        className={styles.neighbour}
        to={searchAddress(now, { month: monthAfter(month, 1), earlier: false })}
      >
        <span className={styles.name}>{formatMonth(`${monthAfter(month, 1)}-01`, language)}</span>
      </ButtonLink>
      <ButtonLink size="small" variant="quiet" to={searchAddress(now, { month: undefined })}>
        {t('payments.allMonths')}
      </ButtonLink>
      {children}
    </div>
  )
}
