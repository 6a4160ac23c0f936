import { useId, useState } from 'react'
import { type MessageField, messageFields } from '#contract/mailings/message-fields.ts'
import type { MessageText } from '#contract/mailings/message-texts.ts'
import { countSms, mostSmsParts, smsText } from '#contract/mailings/sms-parts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import styles from './message-text-fields.module.css'
import { PillField } from './pill-field.tsx'
import { TestToMe, type WrittenFor } from './test-to-me.tsx'
import { isSendable, limits, problemsIn, type WrittenTexts, writtenTexts } from './written-texts.ts'

interface MessageTextFieldsProps {
  readonly texts: WrittenTexts
  readonly onChange: (texts: WrittenTexts) => void
  /** It is also sent by SMS, which has a separate text */
  readonly hasSms: boolean
  /** The merge fields that its recipients have */
  readonly fields?: readonly MessageField[]
  readonly writtenFor?: WrittenFor
}

type Language = keyof WrittenTexts
type Field = keyof MessageText

/** Subject and text of a message, in Turkish and in English, with merge fields. */
export function MessageTextFields(props: MessageTextFieldsProps) {
  const { texts, onChange, hasSms, fields = messageFields, writtenFor } = props
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const [language, setLanguage] = useState<Language>(texts.tr.text === '' && texts.en.text !== '' ? 'en' : 'tr')
  const text = texts[language]
  const problems = problemsIn(text, hasSms, fields)
  const change = (field: Field, value: string) =>
    onChange({ ...texts, [language]: { ...texts[language], [field]: value } })
  const error = (field: Field) => {
    const problem = problems[field]
    // An empty field is no error while typing.
    return problem && problem !== 'missing' ? t('message.problem', { problem }) : undefined
  }
  const writing = (field: Field) => ({
    language,
    fields,
    limit: limits[field],
    value: text[field],
    error: error(field),
    onChange: (value: string) => change(field, value),
  })
  return (
    <Stack gap={5}>
      <Cluster className={styles.languages}>
        <SegmentedControl
          label={t('message.language')}
          name={`${id}-language`}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
          options={[
            { value: 'tr', label: t('message.language.name', { language: 'tr' }) },
            { value: 'en', label: t('message.language.name', { language: 'en' }) },
          ]}
        />
        <p className={styles.hint}>{t('message.language.help')}</p>
      </Cluster>
      <PillField id={`${id}-subject`} label={t('message.subject')} {...writing('subject')} />
      <PillField id={`${id}-text`} label={t('message.text')} rows={8} {...writing('text')} />
      {hasSms && (
        <PillField
          id={`${id}-sms`}
          label={t('message.sms')}
          help={<SmsCounter text={text.sms || text.text} />}
          rows={3}
          optional
          placeholder={t('message.sms.placeholder')}
          {...writing('sms')}
        />
      )}
      <TestToMe texts={writtenTexts(texts)} canSend={isSendable(texts, hasSms, fields)} {...writtenFor} />
    </Stack>
  )
}

/** The length of an SMS: characters, parts, and the alphabet, which sets how many characters a part holds. */
function SmsCounter({ text }: { text: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { used, parts, left, alphabet } = countSms(smsText(text))
  return <>{t('message.sms.count', { used, parts, left, alphabet, most: mostSmsParts })}</>
}
