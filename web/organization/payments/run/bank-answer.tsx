import { type ReactNode, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { readBankAnswer } from '#contract/payments/payment-runs.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { base64Of } from '../../base64-of.ts'
import { LazyDatePicker } from '../../lazy-date-pickers.tsx'
import { AnswerFound } from './answer-found.tsx'

type Found = Output<typeof readBankAnswer>
type Listed = 'byWord' | 'Paid' | 'Returned'

interface Chosen {
  readonly file: string
  readonly fileName: string
  readonly listed: Listed
  readonly on: string
}

interface BankAnswerProps {
  readonly ids: { readonly companyId: string; readonly runId: string }
  readonly currency: string
  /** Further acts with the chosen day */
  readonly children: (on: string) => ReactNode
}

/** Reads the bank's result file: a preview first, then marks the payments. */
export function BankAnswer({ ids, currency, children }: BankAnswerProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const today = istanbulDay(new Date())
  const [listed, setListed] = useState<Listed>('byWord')
  const [on, setOn] = useState<string | null>(today)
  const [read, setRead] = useState<{ readonly chosen: Chosen; readonly found: Found }>()
  const looking = useAct()
  const marking = useAct({ changes: 'payments' })

  const look = (picked: Omit<Chosen, 'listed' | 'on'>, as: Listed) => {
    const chosen = { ...picked, listed: as, on: on ?? today }
    return looking.act(
      () => askInBrowser(readBankAnswer, { ...ids, ...chosen, dryRun: true }),
      (found) => setRead({ chosen, found }),
    )
  }
  const mark = ({ chosen }: NonNullable<typeof read>) =>
    marking.act(
      () => askInBrowser(readBankAnswer, { ...ids, ...chosen, on: on ?? today }),
      ({ paid, returned }) => {
        setRead(undefined)
        focusIfLost('answer')
        showToast({ tone: 'success', title: t('payments.answer.done', { paid, returned }) })
      },
    )

  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer" tabIndex={-1}>
        {t('payments.answer')}
      </h2>
      <Stack>
        <p>{t('payments.answer.lead')}</p>
        <Cluster>
          <Select
            name="listed"
            label={t('payments.answer.listed')}
            value={listed}
            options={(['byWord', 'Paid', 'Returned'] as const).map((value) => ({
              value,
              label: t('payments.answer.listedAs', { listed: value }),
            }))}
            onChange={({ target }) => {
              const as = target.value as Listed
              setListed(as)
              if (read) void look(read.chosen, as)
            }}
          />
          <LazyDatePicker label={t('payments.paidOn')} value={on} max={today} onChange={setOn} />
        </Cluster>
        <FileDrop
          prompt={{ choose: t('file.choose'), drop: t('file.drop') }}
          label={t('payments.answer.file')}
          help={t('payments.answer.file.help')}
          name="file"
          accept=".xlsx,.csv,.txt,text/csv"
          disabled={looking.busy}
          onPick={async ([file]) => {
            if (file) await look({ file: await base64Of(file), fileName: file.name }, listed)
          }}
        />
        <FailedNotice failed={looking.failed ?? marking.failed} />
        {read && (
          <Stack>
            <AnswerFound fileName={read.chosen.fileName} found={read.found} currency={currency} />
            {read.found.paid + read.found.returned > 0 && (
              <div>
                <Button variant="primary" loading={marking.busy} onClick={() => void mark(read)}>
                  {t('payments.answer.mark', { count: read.found.paid + read.found.returned })}
                </Button>
              </div>
            )}
          </Stack>
        )}
        {!read && children(on ?? today)}
      </Stack>
    </Card>
  )
}
