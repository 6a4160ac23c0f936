import { Braces } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { type MessageField, memberFields, messageFields } from '#contract/mailings/message-fields.ts'
import type { MessageText } from '#contract/mailings/message-texts.ts'
import { countSms, mostSmsParts, smsText } from '#contract/mailings/sms-parts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MenuButton } from '#web/ui/overlays/menu-button.tsx'
import styles from './message-text-fields.module.css'
import { problemsIn, type WrittenTexts } from './written-texts.ts'

interface MessageTextFieldsProps {
  readonly texts: WrittenTexts
  readonly onChange: (texts: WrittenTexts) => void
  /** It goes by SMS too, which has a text of its own */
  readonly hasSms: boolean
  /** Those that its recipients have */
  readonly fields?: readonly MessageField[]
}

type Language = keyof WrittenTexts
type Field = keyof MessageText

/** Subject and text of a message, in Turkish and in English, with fields that are filled in for each recipient. */
export function MessageTextFields({ texts, onChange, hasSms, fields = messageFields }: MessageTextFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const [language, setLanguage] = useState<Language>(texts.tr.text === '' && texts.en.text !== '' ? 'en' : 'tr')
  const text = texts[language]
  const problems = problemsIn(text, hasSms, fields)
  const change = (field: Field, value: string) =>
    onChange({ ...texts, [language]: { ...texts[language], [field]: value } })
  const error = (field: Field) => {
    const problem = problems[field]
    // What is not written yet is no mistake while one writes.
    return problem && problem !== 'missing' ? t('message.problem', { problem }) : undefined
  }
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
      <WithFields label={t('message.subject')} fields={fields} onInsert={(value) => change('subject', value)}>
        {(place) => (
          <TextInput
            ref={place as RefObject<HTMLInputElement | null>}
            id={`${id}-subject`}
            label={t('message.subject')}
            lang={language}
            value={text.subject}
            maxLength={150}
            error={error('subject')}
            onChange={({ currentTarget }) => change('subject', currentTarget.value)}
          />
        )}
      </WithFields>
      <WithFields label={t('message.text')} fields={fields} onInsert={(value) => change('text', value)}>
        {(place) => (
          <TextArea
            ref={place as RefObject<HTMLTextAreaElement | null>}
            id={`${id}-text`}
            label={t('message.text')}
            lang={language}
            rows={8}
            limit={5000}
            value={text.text}
            error={error('text')}
            onChange={({ currentTarget }) => change('text', currentTarget.value)}
          />
        )}
      </WithFields>
      {hasSms && (
        <TextArea
          id={`${id}-sms`}
          label={t('message.sms')}
          help={<SmsCounter text={text.sms || text.text} />}
          lang={language}
          rows={3}
          optional
          placeholder={t('message.sms.placeholder')}
          value={text.sms}
          error={error('sms')}
          onChange={({ currentTarget }) => change('sms', currentTarget.value)}
        />
      )}
    </Stack>
  )
}

/** How long an SMS is: its letters, its parts, and the alphabet that decides how many letters a part holds. */
function SmsCounter({ text }: { text: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { used, parts, left, alphabet } = countSms(smsText(text))
  return <>{t('message.sms.count', { used, parts, left, alphabet, most: mostSmsParts })}</>
}

type Place = HTMLInputElement | HTMLTextAreaElement

interface WithFieldsProps {
  readonly label: string
  readonly fields: readonly MessageField[]
  readonly onInsert: (value: string) => void
  readonly children: (place: RefObject<Place | null>) => React.ReactNode
}

/** A field of text with a menu that inserts fields where the caret stands. */
function WithFields({ label, fields, onInsert, children }: WithFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const place = useRef<Place>(null)
  const isOfMembers = fields === memberFields

  function insert(field: MessageField) {
    const input = place.current
    if (!input) return
    const { selectionStart, selectionEnd, value } = input
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const tag = `{{${field}}}`
    onInsert(value.slice(0, from) + tag + value.slice(to))
    // After the menu has given the focus back.
    setTimeout(() => {
      input.focus()
      input.setSelectionRange(from + tag.length, from + tag.length)
    })
  }

  return (
    <div className={styles.withFields}>
      {children(place)}
      <div className={styles.insert}>
        <Menu
          label={t('message.insert.of', { field: label })}
          trigger={
            <MenuButton icon={<Braces />} label={t('message.insert.of', { field: label })}>
              {t('message.insert')}
            </MenuButton>
          }
          groups={[
            fields.map((field) => ({
              id: field,
              label: t('message.field', { field: isOfMembers && field === 'link' ? 'communityLink' : field }),
              note: `{{${field}}}`,
              onAction: () => insert(field),
            })),
          ]}
        />
      </div>
    </div>
  )
}
