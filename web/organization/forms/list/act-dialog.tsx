import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Form, type FormRow, readForm } from '#contract/forms/company-forms.ts'
import {
  archiveForm,
  closeForm,
  deleteForm,
  duplicateForm,
  extendForm,
  restoreForm,
} from '#contract/forms/form-states.ts'
import { saveFormTemplate } from '#contract/forms/form-templates.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { isProblem } from '#web/forms/is-problem.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { formAddress, formsAddress, publishHash } from '../../form-addresses.ts'
import { newId } from '../new-id.ts'
import { type Act, actTexts } from './acts.ts'
import { ExtendFields } from './extend-fields.tsx'
import { notLaterThan, proposedDeadline } from './new-deadline.ts'
import { NewTerm } from './new-term.tsx'

interface ActDialogProps {
  readonly act: Act
  readonly form: FormRow
  readonly onClose: () => void
  readonly onDone: (form: Form) => void
}

/** The dialog of an act on a form: states the effect, runs it, and shows a failure. */
export function ActDialog({ act, form, onClose, onDone }: ActDialogProps) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const navigate = useNavigate()
  const [closesAt, setClosesAt] = useState<string | null>(() => proposedDeadline(form, Date.now()))
  const [quota, setQuota] = useState<number | null>(null)
  const [name, setName] = useState(form.title.slice(0, 100))
  const [extended, setExtended] = useState<Form>()
  const { act: perform, busy, failed } = useAct()
  // Generated once, so that a second click does not make a second copy.
  const copyId = useRef(newId())
  const one = { companyId, formId: form.id }
  const { data: whole } = useQuery({
    queryKey: [readForm.path, one],
    queryFn: () => askInBrowser(readForm, one, { quiet: true }),
    enabled: (act === 'extend' && !extended) || act === 'term',
    gcTime: 0,
  })
  const resultAt = whole?.content.dates.resultAt

  const work: Record<Act, () => Promise<unknown>> = {
    async duplicate() {
      const copy = await askInBrowser(duplicateForm, { ...one, id: copyId.current })
      await navigate(formAddress(copy.id))
    },
    async term() {
      const copy = await askInBrowser(duplicateForm, { ...one, id: copyId.current, newTerm: true })
      await navigate(formAddress(copy.id) + publishHash)
    },
    template: () => askInBrowser(saveFormTemplate, { companyId, formId: form.id, name }),
    async extend() {
      const given = { closesAt: closesAt ?? '', ...(quota !== null && { quota }) }
      setExtended(await askInBrowser(extendForm, { ...one, ...given }).catch(showQuickerDeadline))
    },
    close: async () => onDone(await askInBrowser(closeForm, one)),
    archive: async () => onDone(await askInBrowser(archiveForm, one)),
    restore: async () => onDone(await askInBrowser(restoreForm, one)),
    async remove() {
      await askInBrowser(deleteForm, one)
      await navigate(formsAddress)
    },
  }

  const tooEarly = useTooEarly(act, form, closesAt)
  const [title, detail, confirm, done] = actTexts[act]

  function run() {
    if (tooEarly !== undefined) return
    void perform(work[act], async () => {
      // Extending ends with a dialog first; the list is invalidated after that, because the row may move.
      if (act === 'extend') return
      await invalidate('forms')
      onClose()
      if (done) showToast({ tone: 'success', title: t(done, { name: act === 'template' ? name : form.title }) })
    })
  }

  if (extended)
    return (
      <Extended
        form={extended}
        resultAtBefore={resultAt}
        onClose={() => {
          onClose()
          onDone(extended)
          void invalidate('forms')
        }}
      />
    )
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
            <ExtendFields form={form} closesAt={closesAt} onChange={setClosesAt} error={tooEarly} resultAt={resultAt} />
          )}
          {act === 'extend' && isFull && (
            <NumberField
              id="extend.quota"
              label={t('basics.quota')}
              help={tooFew === undefined ? t('act.extend.full', { count: form.applications + form.sealed }) : undefined}
              error={tooFew}
              min={1}
              max={1_000_000}
              value={quota}
              onChange={setQuota}
            />
          )}
          {act === 'term' && whole && <NewTerm content={whole.content} />}
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
      onConfirm={run}
      onCancel={onClose}
      loading={busy}
    />
  )
}

/** A colleague has changed the deadline meanwhile, so the form is read again. */
async function showQuickerDeadline(error: unknown): Promise<never> {
  if (isProblem(error, 'forms.notLater')) await invalidate('forms')
  throw error
}

/** A dialog of its own with the new deadline; it takes the focus, so that screen readers announce it. */
interface ExtendedProps {
  readonly form: Form
  readonly resultAtBefore: string | null | undefined
  readonly onClose: () => void
}

function Extended({ form, resultAtBefore, onClose }: ExtendedProps) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const moment = formatDateTime(form.closesAt ?? '', language)
  const { resultAt } = form.content.dates
  return (
    <ConfirmDialog
      open
      tone="success"
      title={t('act.extend.done', { moment })}
      detail={
        <Stack gap={2}>
          <p>{t('act.extend.done.detail')}</p>
          {resultAt && <p>{t('act.extend.result.kept', { moment: formatDateTime(resultAt, language) })}</p>}
          {!resultAt && resultAtBefore && (
            <p>{t('act.extend.result.gone', { moment: formatDateTime(resultAtBefore, language) })}</p>
          )}
        </Stack>
      }
      onCancel={onClose}
    />
  )
}

/** Why the chosen deadline is refused; undefined if it is valid, or if the act needs none. */
function useTooEarly(act: Act, form: FormRow, closesAt: string | null): string | undefined {
  const t = useTexts('org_forms')
  const language = useLanguage()
  if (act !== 'extend') return undefined
  if (closesAt === null) return t('act.extend.choose')
  const after = notLaterThan(form, closesAt, Date.now())
  return after === undefined ? undefined : t('act.extend.later', { moment: formatDateTime(after, language) })
}
