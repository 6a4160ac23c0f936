import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#contract/call.ts'
import { publishLegalText, type readOperatedText } from '#contract/operations/legal-texts.ts'
import type { FieldError } from '#contract/problems.ts'
import { formatDate } from '#platform/text/dates.ts'
import { namedProblem } from '#web/forms/named-problem.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { legalTextsAddress } from '../addresses.ts'
import styles from '../operations.module.css'

/** The next version: the changes, the text in both languages, and its effective date. */
export function NextVersion({ text }: { text: Output<typeof readOperatedText> }) {
  const t = useTexts('operations')
  const language = useLanguage()
  const navigate = useNavigate()
  // Idempotent, so that a retry after a lost answer does not notify twice.
  const { keyOf, forget } = useRequestKey()
  const [now, setNow] = useState({
    version: text.soonest as string | null,
    textTr: text.tr,
    textEn: text.en,
    changesTr: '',
    changesEn: '',
  })
  const [isAsking, setAsking] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const told = useRef(0)
  const write = (change: Partial<typeof now>) => setNow((before) => ({ ...before, ...change }))
  const name = t('legal.name', { name: text.name })
  const { version, ...words } = now
  const labels = {
    version: t('legalTexts.day'),
    changesTr: t('legalTexts.changesTr'),
    changesEn: t('legalTexts.changesEn'),
    textTr: t('legalTexts.tr'),
    textEn: t('legalTexts.en'),
  }
  const fields = Object.keys(labels) as (keyof typeof now)[]

  function flawOf(field: keyof typeof now) {
    if (!now[field]?.trim()) return t('fields.required')
    const isSame = now.textTr === text.tr && now.textEn === text.en
    return field === 'textTr' && isSame ? t('legalTexts.same') : undefined
  }
  const shownFlaw = (field: keyof typeof now) => (errors.length > 0 ? flawOf(field) : undefined)
  const isMended = (field: string) => !fields.some((one) => one === field && flawOf(one))

  /** The fields are far above the button, so their errors are summed up where the focus goes. */
  function publish() {
    const found = fields.flatMap((field) => {
      const flaw = flawOf(field)
      return flaw ? [{ field, message: namedProblem(labels[field], flaw) }] : []
    })
    setErrors(found)
    if (found.length === 0) setAsking(true)
  }

  const left = errors.filter(({ field }) => !isMended(field)).length
  return (
    <>
      <Card as="section" className={styles.card} aria-label={name}>
        <Stack gap={5}>
          <FormErrors errors={errors} title={t('ui.formErrors.company', { count: left })} isMended={isMended} />
          <DatePicker
            id="version"
            label={labels.version}
            help={t('legalTexts.day.help', { day: formatDate(text.soonest, language) })}
            min={text.soonest}
            value={version}
            error={shownFlaw('version')}
            onChange={(day) => write({ version: day })}
          />
          <TextArea
            name="changesTr"
            label={labels.changesTr}
            help={t('legalTexts.changes.help', { kind: text.use })}
            rows={3}
            limit={600}
            value={now.changesTr}
            error={shownFlaw('changesTr')}
            onChange={({ currentTarget }) => write({ changesTr: currentTarget.value })}
          />
          <TextArea
            name="changesEn"
            label={labels.changesEn}
            rows={3}
            limit={600}
            value={now.changesEn}
            error={shownFlaw('changesEn')}
            onChange={({ currentTarget }) => write({ changesEn: currentTarget.value })}
          />
          <RichTextEditor
            id="textTr"
            label={labels.textTr}
            rows={14}
            maxLength={40_000}
            value={now.textTr}
            error={shownFlaw('textTr')}
            onChange={(textTr) => write({ textTr })}
          />
          <RichTextEditor
            id="textEn"
            label={labels.textEn}
            rows={14}
            maxLength={40_000}
            value={now.textEn}
            error={shownFlaw('textEn')}
            onChange={(textEn) => write({ textEn })}
          />
          <div>
            <Button variant="primary" onClick={publish}>
              {t('legalTexts.publish')}
            </Button>
          </div>
        </Stack>
      </Card>
      {isAsking && version !== null && (
        <ActDialog
          title={t('legalTexts.ask')}
          lead={
            <p>
              {t('legalTexts.ask.lead', {
                name,
                day: formatDate(version, language),
                kind: text.use,
              })}
            </p>
          }
          submit={t('legalTexts.publish')}
          done={() => t('legalTexts.told', { count: told.current })}
          asksReason={false}
          onClose={() => setAsking(false)}
          act={async () => {
            const next = { name: text.name, version, ...words }
            told.current = (await askInBrowser(publishLegalText, next, { key: keyOf(next) })).told
            forget()
            await navigate(legalTextsAddress)
          }}
        />
      )}
    </>
  )
}
