import type { readDuePayments } from '#contract/payments/payment-runs.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import type { Query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { newRunAddress, paymentListAddress } from '../../payment-addresses.ts'
import { Amount, useMoney } from '../payment-words.tsx'
import styles from '../payments.module.css'
import { type RunChosen, runChoiceOf } from './run-chosen.ts'

interface LookStepProps {
  readonly chosen: RunChosen
  readonly due: Query<typeof readDuePayments>
}

/** Payments due until the end of the month, held ones with the reason, and the sums by form. */
export function LookStep({ chosen, due: asked }: LookStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = useMoney()
  const { due, earlier, unapproved, held, forms, currencies, lastTemplateId } = useAnswer(asked)
  const { currency, month } = chosen
  const others = currencies.filter((one) => one.currency !== currency && one.count > 0)
  const here = (change: Partial<RunChosen>) => newRunAddress('look', runChoiceOf({ ...chosen, ...change }))
  // Skips the choice of template if one was used last time; the check shows it, with a link to change it.
  const isSettled = chosen.template === undefined && lastTemplateId !== null
  const next = isSettled
    ? newRunAddress('check', runChoiceOf({ ...chosen, template: lastTemplateId }))
    : newRunAddress('template', runChoiceOf(chosen))
  return (
    <Stack gap={5}>
      <p className={styles.sentence}>
        {t('payments.look.due', {
          month: formatMonth(`${month}-01`, language),
          count: due.count,
          total: money({ minor: due.minor, currency }),
        })}
      </p>
      {earlier.count > 0 && <p>{t('payments.look.earlier', { count: earlier.count })}</p>}
      {unapproved.count > 0 && (
        <Notice tone="warning" title={t('payments.look.unapproved', { count: unapproved.count })}>
          <Link to={paymentListAddress({ show: 'unapproved', month, earlier: 'yes' })}>
            {t('payments.unapproved.show')}
          </Link>
        </Notice>
      )}
      {held.length > 0 && (
        <Notice
          tone="warning"
          title={t('payments.look.held', { count: held.reduce((sum, { count }) => sum + count, 0) })}
        >
          <ul>
            {held.map(({ reason, count, minor }) => (
              <li key={reason}>
                {t('payments.held', { reason })}: {count} · {money({ minor, currency })}
              </li>
            ))}
          </ul>
          <Link to={paymentListAddress({ show: 'held', month, earlier: 'yes' })}>{t('payments.look.held.show')}</Link>
        </Notice>
      )}
      {others.map((other) => (
        <p key={other.currency}>
          <Link to={here({ currency: other.currency })}>
            {t('payments.look.currency', { count: other.count, total: money(other) })}
          </Link>
        </p>
      ))}
      {forms.length > 0 && (
        <Table
          caption={t('payments.byForm')}
          cards
          density="compact"
          rows={forms}
          rowKey={({ formId }) => formId}
          columns={[
            {
              key: 'form',
              header: t('payments.form'),
              cell: ({ formId, title }) =>
                chosen.form === formId ? title : <Link to={here({ form: formId })}>{title}</Link>,
            },
            { key: 'count', header: t('payments.run.count'), align: 'end', cell: ({ count }) => count },
            { key: 'held', header: t('payments.part', { part: 'held' }), align: 'end', cell: (form) => form.held },
            {
              key: 'total',
              header: t('payments.amount'),
              align: 'end',
              cell: ({ minor }) => <Amount minor={minor} currency={currency} />,
            },
          ]}
        />
      )}
      {chosen.form !== undefined && <Link to={here({ form: undefined })}>{t('payments.look.allForms')}</Link>}
      {due.count === 0 ? (
        <EmptyState drawing="done" title={t('payments.look.nothing')}>
          {t('payments.look.nothing.detail')}
        </EmptyState>
      ) : (
        <div className={styles.foot}>
          <ButtonLink to={newRunAddress(undefined, runChoiceOf(chosen))}>{t('ui.back')}</ButtonLink>
          <ButtonLink variant="primary" to={next}>
            {t('ui.continue')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}
