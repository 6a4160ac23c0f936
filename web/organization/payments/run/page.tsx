import { ListChecks, Undo2 } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { listRunLines, readRun } from '#contract/payments/payment-runs.ts'
import { formatDate, formatDateTime, formatMonth } from '#platform/text/dates.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { accountText } from '#web/texts/account-text.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import list from '../../list-page.module.css'
import { pageIn } from '../../page-in.ts'
import { participantPaymentsAddress } from '../../participants-addresses.ts'
import { paymentsAddress, runsAddress } from '../../payment-addresses.ts'
import { Amount, PaymentBadge, useMoney, useRunOutcome } from '../payment-words.tsx'
import styles from '../payments.module.css'
import { BankAnswer } from './bank-answer.tsx'
import { SettleRun } from './settle-run.tsx'
import { TakeFile } from './take-file.tsx'
import { TakeOutLine } from './take-out-line.tsx'
import { WithdrawRun } from './withdraw-run.tsx'

const pageSize = 50
interface Ids {
  readonly companyId: string
  readonly runId: string
}
const runOf = (ids: Ids) => query(readRun, ids)
const linesOf = (ids: Ids, pageNumber: number) => query(listRunLines, { ...ids, pageNumber, pageSize })

const queries: PageQueries = ({ me, params, search }) => {
  const ids = { companyId: me.myId, runId: idIn(params.runId) }
  return [runOf(ids), linesOf(ids, pageIn(search))]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** One payment run: its file, the bank's results, and its payments. */
export default function RunPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const outcome = useRunOutcome()
  const language = useLanguage()
  const money = useMoney()
  const { runId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const ids = { companyId: useMe().myId, runId }
  const run = useAnswer(runOf(ids))
  const lines = useAnswer(linesOf(ids, page))
  const name = t('payments.run.name', { number: run.number })
  const open = run.withdrawn ? 0 : run.count - run.paid - run.returned
  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${name} · ${t('payments.title')} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('payments.title'), to: paymentsAddress },
          { label: t('payments.tab', { tab: 'runs' }), to: runsAddress },
          { label: name },
        ]}
      />
      <TitleRow>
        <div>
          <h1>{name}</h1>
          <p className={styles.lead}>
            {t('payments.run.lead', {
              month: formatMonth(`${run.month}-01`, language),
              count: run.count,
              total: run.totals.map(money).join(', '),
            })}
          </p>
        </div>
        {run.can.settle && (
          <Cluster gap={2}>
            {run.can.withdraw && <WithdrawRun ids={ids} count={run.count} />}
            <TakeFile ids={ids} downloads={run.downloads} />
          </Cluster>
        )}
      </TitleRow>
      {run.withdrawn && (
        <Notice
          tone="info"
          title={t('payments.run.withdrawn', {
            by: run.withdrawn.by,
            at: formatDateTime(run.withdrawn.at, language),
          })}
        >
          {t('payments.run.withdrawn.detail')}
        </Notice>
      )}
      <DescriptionList
        items={[
          {
            term: t('payments.run.made'),
            detail: `${formatDateTime(run.createdAt, language)} · ${run.madeBy}`,
          },
          {
            term: t('payments.run.file'),
            detail: `${run.fileName} · ${
              run.downloadedAt === null
                ? t('payments.run.notTaken')
                : t('payments.run.taken', { count: run.downloads, at: formatDateTime(run.downloadedAt, language) })
            }`,
          },
          {
            term: t('payments.standing'),
            detail: run.withdrawn
              ? t('payments.run.withdrawn.short')
              : run.downloads === 0
                ? t('payments.run.beforeFile')
                : outcome(run),
          },
        ]}
      />
      {run.can.settle && open > 0 && run.downloads > 0 && (
        <BankAnswer ids={ids} currency={run.totals[0]?.currency ?? 'TRY'}>
          {(on) => <SettleRun ids={ids} count={run.count} open={open} on={on} />}
        </BankAnswer>
      )}
      <h2>{t('payments.run.lines')}</h2>
      <Table
        caption={t('payments.run.lines')}
        cards
        density="compact"
        rows={lines.items}
        rowKey={({ paymentId }) => paymentId}
        columns={[
          {
            key: 'name',
            header: t('payments.payee'),
            cell: ({ name: payee, participantId }) => (
              <Link to={participantPaymentsAddress(participantId)}>{payee}</Link>
            ),
          },
          { key: 'reference', header: t('payments.reference'), cell: ({ reference }) => reference },
          { key: 'account', header: t('payments.account'), cell: ({ account }) => accountText(account) },
          {
            key: 'amount',
            header: t('payments.amount'),
            align: 'end',
            cell: ({ amountMinor, currency }) => <Amount minor={amountMinor} currency={currency} />,
          },
          {
            key: 'status',
            header: t('payments.standing'),
            cell: ({ status, takenOut, note, paidOn }) => (
              <>
                {takenOut ? (
                  <Badge icon={<Undo2 />}>
                    {run.withdrawn && note === '' ? t('payments.run.withdrawn.short') : t('payments.line.takenOut')}
                  </Badge>
                ) : status === 'Sent' && run.downloads === 0 ? (
                  <Badge icon={<ListChecks />}>{t('payments.line.listed')}</Badge>
                ) : (
                  <PaymentBadge status={status} heldBecause={null} />
                )}{' '}
                <span className={styles.quiet}>
                  {[takenOut || paidOn === null ? '' : formatDate(paidOn, language), note]
                    .filter(Boolean)
                    .join('\u00a0· ')}
                </span>
              </>
            ),
          },
          ...(run.can.withdraw
            ? [
                {
                  key: 'acts',
                  header: t('payments.acts'),
                  align: 'end' as const,
                  cell: ({ paymentId, name: payee, takenOut }: (typeof lines.items)[number]) =>
                    takenOut ? null : <TakeOutLine ids={ids} paymentId={paymentId} payee={payee} />,
                },
              ]
            : []),
        ]}
      />
      <Pagination page={page} pages={Math.ceil(lines.total / pageSize)} to={(to) => `?page=${to}`} />
    </Container>
  )
}
