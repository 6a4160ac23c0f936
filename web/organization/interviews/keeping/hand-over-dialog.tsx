import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handOverInterviews } from '#contract/interviews/keeping.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { AskError } from '#web/ask.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'
import styles from '../../review/interviews/plan.module.css'
import { interviewersOf } from '../calendar-of.ts'
import { type CalendarSearch, spanOf } from '../calendar-search.ts'

/** Assigns an interviewer's times of a day to a colleague; shows beforehand how many, and who is notified. */
export function HandOverDialog({ search, onClose }: { search: CalendarSearch; onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { items } = useAnswer(interviewersOf(companyId))
  const today = istanbulDay(new Date())
  const [day, setDay] = useState<string | null>([search.day, today].toSorted().at(-1) ?? today)
  const [fromId, setFrom] = useState(search.interviewerId ?? '')
  const [toId, setTo] = useState('')
  const [message, setMessage] = useState('')
  const { close, question } = useAskBeforeClosing(message.trim() !== '', onClose)
  const { act, busy, failed } = useAct({ changes: 'availabilities', refreshes: true })
  const { keyOf } = useRequestKey()
  const span = day ? spanOf([day]) : undefined
  const asked = { companyId, fromId, toId, startsFrom: span?.from ?? '', startsBefore: span?.to ?? '' }
  const isWhole = span !== undefined && fromId !== '' && toId !== ''
  const { data: preview, error } = useQuery({
    queryKey: ['dryRun', handOverInterviews.path, asked],
    queryFn: ({ signal }) => askInBrowser(handOverInterviews, { ...asked, dryRun: true }, { signal, quiet: true }),
    enabled: isWhole,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { isOfPage: true },
  })
  const refused = isWhole && error instanceof AskError ? { problem: error.problem } : undefined
  const others = items.filter(({ id }) => id !== fromId)

  const handOver = () => {
    const input = { ...asked, message: message.trim() }
    return act(
      () => askInBrowser(handOverInterviews, input, { key: keyOf(input) }),
      ({ times }) => {
        onClose()
        showToast({ tone: 'success', title: t('handOver.done', { count: times }) })
      },
    )
  }

  return (
    <Dialog
      open
      title={t('calendar.handOver')}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!isWhole || !preview || preview.times === 0}
            onClick={() => void handOver()}
          >
            {t('handOver.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        <DatePicker label={t('change.day')} min={today} value={day} onChange={setDay} />
        <div className={styles.fields}>
          <Select
            name="from"
            label={t('handOver.from')}
            placeholder={t('request.choose')}
            value={fromId}
            options={items.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => {
              setFrom(target.value)
              if (target.value === toId) setTo('')
            }}
          />
          <Select
            name="to"
            label={t('handOver.to')}
            placeholder={t('request.choose')}
            value={toId}
            options={others.map(({ id, name, canAssess }) => ({
              value: id,
              label: canAssess ? name : t('interviews.add.unable', { name }),
              disabled: !canAssess,
            }))}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <TextArea
          label={t('cancel.message')}
          optional
          help={t('cancel.message.help')}
          maxLength={1000}
          rows={3}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div role="status">
          {isWhole && preview && <p>{t('handOver.touched', { times: preview.times, told: preview.told })}</p>}
        </div>
        <FailedNotice failed={failed ?? refused} />
      </Stack>
      {question}
    </Dialog>
  )
}
