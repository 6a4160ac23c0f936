import { useId, useState } from 'react'
import { changeAvailability } from '#contract/interviews/keeping.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { ClockField } from '#web/forms/clock/clock-field.tsx'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { NumberField } from '#web/forms/number-field.tsx'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'
import { InterviewersField } from '../../review/interviews/interviewers-field.tsx'
import styles from '../../review/interviews/plan.module.css'
import type { CalendarTime } from '../calendar-of.ts'
import { clockOf, minuteOf } from '../laid-out.ts'

const schema = async () => (await import('#contract/interviews/keeping.ts')).changeAvailability.body

/** Changes one time. If people have to be notified, it first asks with their number. */
export function ChangeTimeDialog({ time, onClose }: { time: CalendarTime; onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const form = useId()
  const [first] = useState(() => valuesOf(time))
  const [values, setValues] = useState(first)
  const [told, setTold] = useState<number>()
  const { beside, errors, failed, sending, submit } = useCheckedForm(schema, 'Company')
  const { close, question } = useAskBeforeClosing(values !== first, onClose)
  const { keyOf } = useRequestKey()
  const change = (changed: Partial<Values>) => {
    setTold(undefined)
    setValues((before) => ({ ...before, ...changed }))
  }
  const names = time.people.flatMap(({ name }) => name ?? [])
  const willTell =
    names.length === time.taken && names.length <= 3
      ? t('change.willTell', { names: names.join(', ') })
      : t('change.willTell.many', { count: time.taken })
  const field = (name: keyof Values) => ({ id: name, name, error: beside[name] })

  /** A dry run first; the change is made if nobody has to be notified, or after confirmation. */
  async function make(checked: Awaited<ReturnType<typeof schema>>['_output']) {
    const input = { companyId, formId: time.formId, id: time.id, ...checked }
    if (told === undefined) {
      const answer = await askInBrowser(changeAvailability, { ...input, dryRun: true })
      if (answer.told > 0) return setTold(answer.told)
    }
    await askInBrowser(changeAvailability, input, { key: keyOf(input) })
    await invalidate('availabilities')
    onClose()
    showToast({ tone: 'success', title: t('change.done') })
  }

  return (
    <Dialog
      open
      keepsFooter
      width={680}
      title={t('change.title')}
      onClose={sending ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={sending}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" loading={sending} disabled={values === first}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event, bodyOf(values, first), make)}>
        <Stack gap={5}>
          <FormErrors errors={errors} />
          <div className={styles.fields}>
            <DatePicker
              id="day"
              label={t('change.day')}
              error={beside.startsAt}
              min={istanbulDay(new Date())}
              value={values.day}
              onChange={(day) => change({ day })}
            />
            <ClockField
              {...field('from')}
              label={t('interviews.add.clock', { which: 'from' })}
              value={values.from}
              onChange={(from) => change({ from })}
            />
            <NumberField
              {...field('minutes')}
              label={t('interviews.add.minutes')}
              after={t('interviews.add.minute')}
              min={5}
              max={480}
              value={values.minutes}
              onChange={(minutes) => change({ minutes })}
            />
            <NumberField
              {...field('seats')}
              label={t('change.seats')}
              min={Math.max(1, time.taken)}
              max={100}
              value={values.seats}
              onChange={(seats) => change({ seats })}
            />
          </div>
          <InterviewersField
            chosen={values.interviewerIds}
            error={beside.interviewerIds}
            onChange={(interviewerIds) => change({ interviewerIds })}
          />
          <div className={styles.fields}>
            <TextInput
              {...field('place')}
              label={t('interviews.add.place')}
              optional
              maxLength={300}
              value={values.place}
              onChange={({ target }) => change({ place: target.value })}
            />
            <TextInput
              {...field('videoUrl')}
              type="url"
              label={t('interviews.add.video')}
              optional
              placeholder="https://"
              maxLength={300}
              value={values.videoUrl}
              onChange={({ target }) => change({ videoUrl: target.value })}
            />
          </div>
          {time.taken > 0 && (
            <TextArea
              {...field('message')}
              label={t('cancel.message')}
              optional
              help={t('cancel.message.help')}
              maxLength={1000}
              rows={3}
              value={values.message}
              onChange={({ target }) => change({ message: target.value })}
            />
          )}
          {time.taken > 0 && <p role="status">{values !== first && willTell}</p>}
          <FailedNotice failed={failed} />
        </Stack>
      </form>
      {told !== undefined && (
        <ConfirmDialog
          open
          title={t('change.told', { count: told })}
          detail={t('change.told.detail')}
          confirmText={t('ui.save')}
          loading={sending}
          onConfirm={() => (document.getElementById(form) as HTMLFormElement | null)?.requestSubmit()}
          onCancel={() => setTold(undefined)}
        />
      )}
      {question}
    </Dialog>
  )
}

interface Values {
  readonly day: string | null
  readonly from: string
  readonly minutes: number | null
  readonly seats: number | null
  readonly interviewerIds: readonly string[]
  readonly place: string
  readonly videoUrl: string
  readonly message: string
}

const valuesOf = ({ startsAt, minutes, seats, interviewers, place, videoUrl }: CalendarTime): Values => ({
  day: istanbulDay(new Date(startsAt)),
  from: clockOf(minuteOf(startsAt)),
  minutes,
  seats,
  interviewerIds: interviewers.map(({ id }) => id),
  place: place ?? '',
  videoUrl: videoUrl ?? '',
  message: '',
})

/** Sends changed fields only, so that a colleague's change of other fields stays. */
function bodyOf(values: Values, first: Values) {
  const { day, from, minutes, seats, interviewerIds, place, videoUrl, message } = values
  const isMoved = day !== first.day || from !== first.from
  const start = new Date(`${day}T${from}:00+03:00`)
  return {
    ...(isMoved && { startsAt: Number.isNaN(start.getTime()) ? '' : start.toISOString() }),
    ...(minutes !== first.minutes && { minutes }),
    ...(seats !== first.seats && { seats }),
    ...(interviewerIds.join() !== first.interviewerIds.join() && { interviewerIds }),
    ...(place !== first.place && { place: place.trim() || null }),
    ...(videoUrl !== first.videoUrl && { videoUrl: videoUrl.trim() || null }),
    message: message.trim(),
  }
}
