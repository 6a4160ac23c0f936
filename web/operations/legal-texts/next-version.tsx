import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#contract/call.ts'
import { publishLegalText, type readOperatedText } from '#contract/operations/legal-texts.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { legalTextsAddress } from '../addresses.ts'
import styles from '../operations.module.css'

/** What is new, the words in both languages, and the day on which they come into force. */
export function NextVersion({ text }: { text: Output<typeof readOperatedText> }) {
  const t = useTexts('operations')
  const language = useLanguage()
  const navigate = useNavigate()
  // Nobody is told twice because an answer was lost.
  const { keyOf, forget } = useRequestKey()
  const [now, setNow] = useState({
    version: text.soonest as string | null,
    textTr: text.tr,
    textEn: text.en,
    changesTr: '',
    changesEn: '',
  })
  const [isAsking, setAsking] = useState(false)
  const [hasTried, setTried] = useState(false)
  const told = useRef(0)
  const write = (change: Partial<typeof now>) => setNow((before) => ({ ...before, ...change }))
  const name = t('legal.name', { name: text.name })
  const { version, ...words } = now
  const isFilled = version !== null && Object.values(words).every((written) => written.trim() !== '')
  const lacks = (written: string | null) => (hasTried && !written?.trim() ? t('fields.required') : undefined)
  return (
    <>
      <Card as="section" className={styles.card} aria-label={name}>
        <Stack gap={5}>
          <DatePicker
            id="version"
            label={t('legalTexts.day')}
            help={t('legalTexts.day.help', { day: formatDate(text.soonest, language) })}
            min={text.soonest}
            value={version}
            error={lacks(version)}
            onChange={(day) => write({ version: day })}
          />
          <TextArea
            name="changesTr"
            label={t('legalTexts.changesTr')}
            help={t('legalTexts.changes.help')}
            rows={3}
            limit={600}
            value={now.changesTr}
            error={lacks(now.changesTr)}
            onChange={({ currentTarget }) => write({ changesTr: currentTarget.value })}
          />
          <TextArea
            name="changesEn"
            label={t('legalTexts.changesEn')}
            rows={3}
            limit={600}
            value={now.changesEn}
            error={lacks(now.changesEn)}
            onChange={({ currentTarget }) => write({ changesEn: currentTarget.value })}
          />
          <RichTextEditor
            id="textTr"
            label={t('legalTexts.tr')}
            rows={14}
            maxLength={40_000}
            value={now.textTr}
            error={lacks(now.textTr)}
            onChange={(textTr) => write({ textTr })}
          />
          <RichTextEditor
            id="textEn"
            label={t('legalTexts.en')}
            rows={14}
            maxLength={40_000}
            value={now.textEn}
            error={lacks(now.textEn)}
            onChange={(textEn) => write({ textEn })}
          />
          <div>
            <Button variant="primary" onClick={() => (isFilled ? setAsking(true) : setTried(true))}>
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
