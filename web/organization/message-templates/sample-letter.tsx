import { allFields, fillIn } from '#contract/mailings/message-fields.ts'
import { useTexts } from '#web/texts/texts.tsx'
import type { WrittenTexts } from '../message-texts/written-texts.ts'
import { writtenTexts } from '../message-texts/written-texts.ts'
import styles from './page.module.css'

/** A template filled in for a sample candidate. */
export function SampleLetter({ texts }: { texts: WrittenTexts }) {
  const t = useTexts('org_settings')
  return (
    <details>
      <summary>{t('templates.sample')}</summary>
      {Object.entries(writtenTexts(texts)).map(([language, written]) => {
        const values = Object.fromEntries(
          allFields.map((field) => [field, t('templates.sample.value', { field, language })]),
        )
        return (
          <p key={language} className={styles.words} lang={language}>
            <strong>{fillIn(written?.subject ?? '', values)}</strong>
            {'\n'}
            {fillIn(written?.text ?? '', values)}
          </p>
        )
      })}
    </details>
  )
}
