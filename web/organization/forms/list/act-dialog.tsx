import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  archiveForm,
  closeForm,
  deleteForm,
  duplicateForm,
  extendForm,
  type Form,
  type FormRow,
  listForms,
  restoreForm,
  saveFormTemplate,
} from '#contract/company-forms.ts'
import { AskError } from '#web/ask.ts'
import { askInBrowser } from '#web/browser.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { NumberField } from '#web/forms/number-field.tsx'
import type { Failed } from '#web/forms/use-ask-form.ts'
import { queryClient } from '#web/query-client.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { formAddress, formsAddress } from '../addresses.ts'
import { endOfDayIn } from '../builder/dates/days.ts'
import { Late } from '../builder/late.tsx'
import { newId } from '../new-id.ts'
import { type Act, actTexts } from './acts.ts'

// It weighs as much as all the rest of the menu, and one act alone asks for a day.
const loadPicker = () => import('#web/ui/date-picker.tsx')

interface ActDialogProps {
  readonly act: Act
  readonly form: FormRow
  readonly onClose: () => void
  readonly onDone: (form: Form) => void
}

/** Says what will happen, does it, and says so when it could not. */
export function ActDialog({ act, form, onClose, onDone }: ActDialogProps) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const navigate = useNavigate()
  const [closesAt, setClosesAt] = useState<string | null>(() => endOfDayIn(14, Date.now()))
  const [quota, setQuota] = useState<number | null>(null)
  const [name, setName] = useState(form.title.slice(0, 100))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  // Made once: pressed twice, it is still one copy.
  const copyId = useRef(newId())
  const one = { companyId, formId: form.id }
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listForms.path] })

  const work: Record<Act, () => Promise<unknown>> = {
    async duplicate() {
      const copy = await askInBrowser(duplicateForm, { ...one, id: copyId.current })
      await navigate(formAddress(copy.id))
    },
    template: () => askInBrowser(saveFormTemplate, { companyId, formId: form.id, name }),
    extend: async () =>
      onDone(await askInBrowser(extendForm, { ...one, closesAt: closesAt ?? '', ...(quota !== null && { quota }) })),
    close: async () => onDone(await askInBrowser(closeForm, one)),
    archive: async () => onDone(await askInBrowser(archiveForm, one)),
    restore: async () => onDone(await askInBrowser(restoreForm, one)),
    async remove() {
      await askInBrowser(deleteForm, one)
      await navigate(formsAddress)
    },
  }

  async function run() {
    setBusy(true)
    setFailed(undefined)
    try {
      await work[act]()
      await refresh()
      onClose()
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailed({ problem: error.problem })
    } finally {
      setBusy(false)
    }
  }

  const [title, detail, confirm] = actTexts[act]
  const tooFew = failed?.problem?.errors?.find(({ field }) => field === 'quota')?.message
  const isFull = form.closedBecause === 'quota' || tooFew !== undefined
  return (
    <ConfirmDialog
      open
      tone={act === 'remove' ? 'danger' : act === 'close' ? 'warning' : 'info'}
      title={t(title, { name: form.title })}
      detail={
        <Stack>
          <p>{t(detail, { count: form.unfinished })}</p>
          {act === 'extend' && (
            <Late load={loadPicker} waiting={<Bones />}>
              {({ DateTimePicker }) => (
                <DateTimePicker label={t('dates.closesAt')} value={closesAt} onChange={setClosesAt} />
              )}
            </Late>
          )}
          {act === 'extend' && isFull && (
            <NumberField
              id="extend.quota"
              label={t('basics.quota')}
              help={tooFew === undefined ? t('act.extend.full', { count: form.applications }) : undefined}
              error={tooFew}
              min={1}
              max={1_000_000}
              value={quota}
              onChange={setQuota}
            />
          )}
          {act === 'template' && (
            <TextInput
              label={t('act.template.name')}
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t(confirm)}
      onConfirm={() => void run()}
      onCancel={onClose}
      loading={busy}
    />
  )
}

function Bones() {
  return (
    <Loading>
      <Skeleton width="short" />
      <Skeleton shape="title" />
    </Loading>
  )
}
