import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listDocumentTypes } from '#contract/data/data.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { countParticipants } from '#contract/participants/participants.ts'
import { openTerm } from '#contract/participants/terms.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Outcome } from '../../desk/acts/outcome.tsx'
import { useTrialAct } from '../../desk/acts/use-trial-act.ts'
import { LazyDatePicker } from '../../lazy-date-pickers.tsx'
import { participantsAddress, termAddress, termsAddress } from '../../participants-addresses.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { useFormChoices } from '../../use-form-choices.ts'
import { whoTakesPart } from '../../who-takes-part.ts'
import { endOfDay } from './end-of-day.ts'
import styles from './terms.module.css'

const formsOf = (companyId: string) => query(countParticipants, { companyId })
const types = query(listDocumentTypes, {})

/** The document types that are requested most, listed first. */
const usual = [1, 2]

export const middleware = [onServerDemandWriting('Participants')]
export const clientMiddleware = [onClickDemandWriting('Participants')]

const queries: PageQueries = ({ me }) => [formsOf(me.myId), types]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/**
 * Opens a term: the participants, the period, and the documents with their deadline. States the effect and the cost
 * first.
 */
export default function NewTermPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { forms } = useAnswer(formsOf(companyId))
  const { items } = useAnswer(types)
  const active = forms.filter(({ counts }) => (counts.Active ?? 0) > 0)
  const choices = useFormChoices(active)
  const [formId, setFormId] = useState(address.get('formId') ?? active[0]?.formId ?? '')
  const [name, setName] = useState('')
  const [startsOn, setStartsOn] = useState<string | null>(null)
  const [endsOn, setEndsOn] = useState<string | null>(null)
  const [dueOn, setDueOn] = useState<string | null>(null)
  const [holdsPayments, setHolds] = useState(true)
  const [chosen, setChosen] = useState<readonly number[]>(usual)
  const [ownName, setOwnName] = useState('')
  const [isSent, setSent] = useState(false)
  const today = istanbulDay(new Date())
  const isNamed = !chosen.includes(otherDocumentType) || ownName.trim() !== ''
  // The date field’s `min` disables earlier days in its calendar; a date typed by hand may still be earlier.
  const isAhead = dueOn !== null && dueOn >= today
  const isWhole = formId !== '' && startsOn !== null && endsOn !== null && isAhead && chosen.length > 0
  const term = isWhole
    ? {
        name: name.trim() || t('term'),
        startsOn,
        endsOn,
        dueAt: endOfDay(dueOn),
        holdsPayments,
        documents: chosen.map((documentTypeId) => ({
          documentTypeId,
          ...(documentTypeId === otherDocumentType && { ownName: { tr: ownName.trim() || t('term'), en: '' } }),
        })),
      }
    : undefined
  const run = useTrialAct(openTerm, { target: { companyId, formId }, changes: 'participants' }, term)
  const listed = items.filter(({ id }) => usual.includes(id) || chosen.includes(id))
  const rest = items.filter((one) => !listed.includes(one))

  const filled = {
    formId,
    name: name.trim(),
    startsOn,
    endsOn,
    documents: chosen.length > 0,
    ownName: isNamed,
    dueOn: isAhead,
  }
  const missing = (Object.keys(filled) as (keyof typeof filled)[]).filter((field) => !filled[field])
  const wrong = (field: keyof typeof filled) =>
    isSent && missing.includes(field) ? t(field === 'dueOn' ? 'term.dueOn.missing' : 'fields.required') : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (missing.length > 0) focusOn(missing[0])
    if (!term || missing.length > 0 || !run.preview?.changed || run.busy) return
    void run.doIt({ ...term, name: name.trim() }, ({ termId, changed }) => {
      showToast({ tone: 'success', title: t('term.opened', { count: changed }) })
      void navigate(termId ? termAddress(termId) : termsAddress)
    })
  }

  return (
    <Container className={styles.page}>
      <PageHead title={`${t('term.open')} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('participants.title', { who: 'participants' }), to: participantsAddress },
          { label: t('term.title'), to: termsAddress },
          { label: t('term.open') },
        ]}
      />
      <h1>{t('term.open')}</h1>
      <form noValidate onSubmit={send} className={styles.narrow}>
        <Stack>
          <Select
            name="formId"
            label={t('participants.form')}
            required
            error={wrong('formId')}
            value={formId}
            placeholder={t('request.choose')}
            options={active.map((form, at) => ({
              value: form.formId,
              label: t('term.form', {
                title: choices[at]?.label ?? '',
                count: form.counts.Active ?? 0,
                who: whoTakesPart([form]),
              }),
            }))}
            onChange={({ target }) => setFormId(target.value)}
          />
          <TextInput
            name="name"
            label={t('term.name')}
            help={t('term.name.help')}
            required
            error={wrong('name')}
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className={styles.pair}>
            <LazyDatePicker
              name="startsOn"
              label={t('term.from')}
              error={wrong('startsOn')}
              value={startsOn}
              onChange={setStartsOn}
            />
            <LazyDatePicker
              name="endsOn"
              label={t('term.to')}
              error={wrong('endsOn')}
              value={endsOn}
              onChange={setEndsOn}
              {...(startsOn && { min: startsOn })}
            />
          </div>
          <CheckboxGroup
            name="documents"
            label={t('term.documents')}
            help={t('term.documents.help')}
            error={wrong('documents')}
            options={listed.map(({ id, name: label }) => ({
              value: String(id),
              label,
              defaultChecked: chosen.includes(id),
            }))}
            onChange={({ target }) => {
              const id = Number((target as HTMLInputElement).value)
              setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
            }}
          />
          <Select
            key={chosen.length}
            name="another"
            label={t('term.another')}
            value=""
            options={[
              { value: '', label: t('request.choose') },
              ...rest.map(({ id, name: label }) => ({ value: String(id), label })),
            ]}
            onChange={({ target }) => target.value && setChosen((before) => [...before, Number(target.value)])}
          />
          {chosen.includes(otherDocumentType) && (
            <TextInput
              name="ownName"
              label={t('request.ownName')}
              required
              error={wrong('ownName')}
              maxLength={80}
              value={ownName}
              onChange={({ target }) => setOwnName(target.value)}
            />
          )}
          <LazyDatePicker
            name="dueOn"
            label={t('term.dueOn')}
            help={t('term.dueOn.help')}
            error={wrong('dueOn')}
            value={dueOn}
            min={today}
            onChange={setDueOn}
          />
          <Switch
            label={t('term.holds')}
            help={t('term.holds.help')}
            checked={holdsPayments}
            onChange={({ target }) => setHolds(target.checked)}
          />
          {term && (
            <Outcome
              preview={run.preview}
              isCounting={run.isCounting}
              countAgain={run.countAgain}
              selected={run.preview?.total ?? 0}
              seen={t('term.seen')}
              touched={(changed) => t('term.touched', { count: changed })}
              toPeople
            />
          )}
          <FailedNotice failed={run.failed} />
          <div>
            <Button
              type="submit"
              variant="primary"
              loading={run.busy || (term !== undefined && run.isCounting)}
              disabled={run.preview?.changed === 0}
            >
              {t('term.open')}
            </Button>
          </div>
        </Stack>
      </form>
    </Container>
  )
}

/** Focuses the first field with an error. A date field has several inputs. */
const focusOn = (field: string | undefined) =>
  (
    document.querySelector<HTMLElement>(`#${field} [role="spinbutton"]`) ??
    document.querySelector<HTMLElement>(`[name="${field}"]`)
  )?.focus()
