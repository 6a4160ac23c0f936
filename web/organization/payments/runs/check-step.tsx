import { Download } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { listBankTemplates } from '#contract/payments/bank-templates.ts'
import { makeRun, type previewRun, takeRunFile } from '#contract/payments/payment-runs.ts'
import { formatDate } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import type { Query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { newRunAddress, runAddress } from '../../payment-addresses.ts'
import { useMoney } from '../payment-words.tsx'
import styles from '../payments.module.css'
import { useTemplateName } from '../templates/use-template-name.ts'
import { firstTemplate, type RunChosen, runChoiceOf } from './run-chosen.ts'

interface CheckStepProps {
  readonly chosen: RunChosen
  readonly preview: Query<typeof previewRun>
  readonly templates: Query<typeof listBankTemplates>
}

/** States the effect in one sentence, shows the first lines, and makes the run. */
export function CheckStep({ chosen, preview, templates }: CheckStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = useMoney()
  const nameOf = useTemplateName()
  const navigate = useNavigate()
  const { myId: companyId } = useMe()
  const { count, minor, headings, rows, fileName } = useAnswer(preview)
  const template = useAnswer(templates).items.find(({ id }) => id === (chosen.template ?? firstTemplate))
  const { keyOf } = useRequestKey()
  const { act, busy, failed } = useAct({ changes: 'payments', refreshes: true })
  const { month, currency, form, payOn } = chosen
  if (count === 0)
    return (
      <EmptyState drawing="done" title={t('payments.look.nothing')}>
        {t('payments.look.nothing.detail')}
      </EmptyState>
    )

  /** If only the download fails, the run's page offers it again. */
  const make = (isTaken: boolean) => {
    const input = {
      companyId,
      month,
      currency,
      templateId: chosen.template ?? firstTemplate,
      payOn,
      ...(form !== undefined && { ofFormId: form }),
      expected: { count, minor },
    }
    return act(
      async () => {
        const { id } = await askInBrowser(makeRun, input, { key: keyOf(input) })
        const file = isTaken && askInBrowser(takeRunFile, { companyId, runId: id, again: false })
        return { id, file: await (file || undefined)?.catch(() => undefined) }
      },
      async ({ id, file }) => {
        await navigate(runAddress(id), { replace: true })
        if (file) window.location.assign(file.address)
      },
    )
  }

  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('payments.run.count'), detail: String(count) },
          { term: t('payments.amount'), detail: money({ minor, currency }) },
          { term: t('payments.template'), detail: template ? nameOf(template) : '' },
          { term: t('payments.payOn'), detail: formatDate(payOn, language) },
        ]}
      />
      <h2>{t('payments.check.lines', { fileName })}</h2>
      <Table
        caption={t('payments.check.lines', { fileName })}
        density="compact"
        rows={rows.map((cells, at) => ({ id: String(at), cells }))}
        rowKey={({ id }) => id}
        columns={headings.map((heading, at) => ({
          key: String(at),
          header: heading || '–',
          cell: ({ cells }: { cells: readonly string[] }) => shortAccount(cells[at] ?? ''),
        }))}
      />
      {count > rows.length && (
        <p className={styles.quiet}>{t('payments.check.more', { count: count - rows.length })}</p>
      )}
      <FailedNotice failed={failed} />
      <p className={styles.sentence}>{t('payments.check.sentence', { count, total: money({ minor, currency }) })}</p>
      <p>{t('payments.check.take.detail')}</p>
      <div className={styles.foot}>
        <ButtonLink to={newRunAddress('template', runChoiceOf(chosen))}>{t('ui.back')}</ButtonLink>
        <Button disabled={busy} onClick={() => void make(false)}>
          {t('payments.check.make', { count })}
        </Button>
        <Button variant="primary" icon={<Download />} loading={busy} onClick={() => void make(true)}>
          {t('payments.check.take')}
        </Button>
      </div>
    </Stack>
  )
}

/** A masked account without its hidden groups, so that its last digits fit the narrow first column on a phone. */
const shortAccount = (cell: string) => cell.replace(/^(TR\d\d)(?: \*{4})+ /, '$1\u00a0…\u00a0')
