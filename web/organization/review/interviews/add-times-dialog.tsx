import { useEffect, useId, useMemo, useState } from 'react'
import { createAvailabilities } from '#contract/interviews/availabilities.ts'
import { saveVideoRoom } from '#contract/interviews/calendar.ts'
import { type Holidays, mostSlots, plannedStarts, SlotPlan } from '#contract/interviews/slot-plan.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'
import { useFormChoices } from '../../use-form-choices.ts'
import { PlanFields } from './plan-fields.tsx'
import { type PlanValues, usualPlan } from './plan-values.ts'
import { PlannedDays } from './planned-days.tsx'
import { PlannedTimes } from './schemas.ts'
import { useHolidays } from './use-holidays.ts'

const schema = async () => PlannedTimes

interface AddTimesDialogProps {
  /** If left out, the form is chosen here among `forms` */
  readonly formId: string | undefined
  readonly forms?: Parameters<typeof useFormChoices>[0]
  /** Initial values, for example from a drawn time */
  readonly begun?: Partial<PlanValues>
  readonly onClose: () => void
  /** Called with the start of the first new time, where the page shows them */
  readonly onMade?: (first: string) => void
}

/** Errors about interviewers, shown at their field. */
const ofInterviewers: readonly string[] = ['interviews.interviewerBusy', 'interviews.cannotAssess']

/** Plans interview times: the pattern, a preview by day, and their creation. */
export function AddTimesDialog({ formId: given, forms = [], begun, onClose, onMade }: AddTimesDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const id = useId()
  const [opened] = useState(() => new Date())
  const [first] = useState(() => ({ ...usualPlan(opened), ...begun }))
  const choices = useFormChoices(forms)
  const [chosen, setChosen] = useState(choices.length === 1 ? choices[0]?.value : undefined)
  const formId = given ?? chosen
  const [isMissing, setMissing] = useState(false)
  const [values, setValues] = useState(first)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { beside, setBeside, errors, failed, sending, submit } = useCheckedForm(schema, 'Company')
  const { keyOf } = useRequestKey()
  const holidays = useHolidays()
  const planned = usePlanned(values, holidays, opened)
  const starts = planned.filter((start) => !leftOut.has(start))
  const isTooMany = planned.length > mostSlots
  const { close, question } = useAskBeforeClosing(values !== first, onClose)
  const refused = failed?.problem && ofInterviewers.includes(failed.problem.code) ? failed.problem : undefined
  useEffect(() => {
    if (refused) document.getElementById('interviewerIds')?.focus()
  }, [refused])

  function change(changed: Partial<PlanValues>) {
    setValues((before) => ({ ...before, ...changed }))
    // Clears the error of a changed field until the next submit.
    setBeside((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
  }

  async function make(checked: Awaited<ReturnType<typeof schema>>['_output']) {
    if (!formId) return
    const { minutes, seats, timeZone, interviewerIds, place, videoUrl, room, videoRoom } = checked
    const [accountId] = interviewerIds
    if (videoRoom && accountId) {
      await askInBrowser(saveVideoRoom, { companyId, accountId, videoRoom })
      await invalidate('interviewers')
    }
    const input = { companyId, formId, starts, minutes, seats, timeZone, interviewerIds, place, videoUrl, room }
    const { items } = await askInBrowser(createAvailabilities, input, { key: keyOf(input) })
    await invalidate('availabilities')
    onClose()
    if (items[0]) onMade?.(items[0].startsAt)
    showToast({ tone: 'success', title: t('interviews.add.done', { count: items.length }) })
  }

  return (
    <Dialog
      open
      keepsFooter
      width={680}
      title={t('interviews.add')}
      onClose={sending ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={sending}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            loading={sending}
            disabled={isTooMany || (planned.length > 0 && starts.length === 0)}
          >
            {t('interviews.add.submit', { count: starts.length })}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          if (!formId) {
            event.preventDefault()
            setMissing(true)
            return document.getElementById('planned-form')?.focus()
          }
          void submit(event, sentOf(values), make)
        }}
      >
        <Stack gap={5}>
          <FormErrors errors={errors} />
          {!given && (
            <Select
              id="planned-form"
              name="form"
              label={t('interviews.add.form')}
              error={isMissing && !chosen ? t('interviews.add.form.needed') : undefined}
              placeholder={t('request.choose')}
              value={chosen ?? ''}
              options={choices}
              onChange={({ target }) => setChosen(target.value || undefined)}
            />
          )}
          <PlanFields
            values={values}
            errors={refused ? { ...beside, interviewerIds: refused.detail ?? refused.title } : beside}
            onChange={change}
          />
          <PlannedDays
            values={values}
            planned={planned}
            holidays={holidays}
            isTooMany={isTooMany}
            leftOut={leftOut}
            onLeaveOut={(start, isOut) => {
              const next = new Set(leftOut)
              if (isOut) next.add(start)
              else next.delete(start)
              setLeftOut(next)
            }}
          />
          {!refused && <FailedNotice failed={failed} />}
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}

/** The request's fields: for video either an address, or whose room. */
function sentOf(values: PlanValues) {
  const { video, place, videoUrl, roomUrl } = values
  return {
    ...values,
    place: place.trim() || null,
    // An empty address is an error if one is wanted.
    videoUrl: video === 'link' ? videoUrl.trim() : null,
    room: video === 'interviewer' || video === 'own' ? video : null,
    videoRoom: video === 'interviewer' ? roomUrl.trim() || null : null,
  }
}

/** The planned starts, without past ones; empty while a field is missing or invalid. */
function usePlanned(values: PlanValues, holidays: Holidays, now: Date): readonly string[] {
  return useMemo(() => {
    const plan = SlotPlan.safeParse(values)
    if (!plan.success) return []
    return plannedStarts(plan.data, holidays)
      .filter((start) => start > now)
      .map((start) => start.toISOString())
  }, [values, holidays, now])
}
