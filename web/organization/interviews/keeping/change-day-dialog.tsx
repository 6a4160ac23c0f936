import { useState } from 'react'
import { changeInterviewDay } from '#contract/interviews/days.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'
import styles from '../../review/interviews/plan.module.css'
import { useFormChoices } from '../../use-form-choices.ts'
import { formsToChoose } from '../calendar-of.ts'
import type { CalendarSearch } from '../calendar-search.ts'
import { DayTouched } from './day-touched.tsx'
import { MoveFields } from './move-fields.tsx'
import { type DayChange, useDayChange } from './use-day-change.ts'
import { useShowDayHeld } from './use-tell-day-held.ts'

const ways = ['move', 'cancel'] as const

/** Moves or calls off all interviews of a day; a dry run shows who is affected and who of them has accepted. */
export function ChangeDayDialog({ search, onClose }: { search: CalendarSearch; onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const forms = useFormChoices(useAnswer(formsToChoose(companyId)).items)
  const today = istanbulDay(new Date())
  const [values, setValues] = useState<DayChange>({
    day: [search.day, today].toSorted().at(-1) ?? today,
    formId: search.formId ?? '',
    way: 'move',
    toDay: null,
    shift: 0,
    place: '',
  })
  const { way } = values
  const [message, setMessage] = useState('')
  const { close, question } = useAskBeforeClosing(message.trim() !== '', onClose)
  const { act, busy, failed } = useAct({ changes: 'availabilities', refreshes: true })
  const { keyOf } = useRequestKey()
  const showHeld = useShowDayHeld()
  const { asked, preview, refused } = useDayChange(values)

  const change = () => {
    const input = { ...asked, message: message.trim() }
    return act(
      () => askInBrowser(changeInterviewDay, input, { key: keyOf(input) }),
      ({ actId, times }) => {
        onClose()
        if (actId) showHeld({ actId, times, way })
      },
    )
  }

  return (
    <Dialog
      open
      keepsFooter
      title={t('calendar.changeDay')}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant={way === 'cancel' ? 'danger' : 'primary'}
            loading={busy}
            disabled={!preview || preview.times === 0}
            onClick={() => void change()}
          >
            {t('changeDay.submit', { way })}
          </Button>
        </>
      }
    >
      <Stack>
        <div className={styles.fields}>
          <DatePicker
            label={t('changeDay.day')}
            min={today}
            value={values.day}
            onChange={(day) => setValues({ ...values, day })}
          />
          <Select
            label={t('interviews.add.form')}
            placeholder={t('changeDay.allForms')}
            value={values.formId}
            options={forms}
            onChange={({ target }) => setValues({ ...values, formId: target.value })}
          />
        </div>
        <RadioGroup
          name="way"
          label={t('changeDay.what')}
          value={way}
          options={ways.map((one) => ({ value: one, label: t('changeDay.way', { way: one }) }))}
          onChange={({ target }) => setValues({ ...values, way: target.value === 'cancel' ? 'cancel' : 'move' })}
        />
        {way === 'move' && <MoveFields values={values} onChange={(moved) => setValues({ ...values, ...moved })} />}
        <TextArea
          label={t('changeDay.reason')}
          optional
          help={t('cancel.message.help')}
          maxLength={1000}
          rows={3}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div role="status">{preview && <DayTouched preview={preview} minutes={asked.minutes} />}</div>
        <FailedNotice failed={failed ?? refused} />
      </Stack>
      {question}
    </Dialog>
  )
}
