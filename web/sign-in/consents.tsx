import { useTexts } from '../texts.tsx'
import { Checkbox, type CheckboxProps } from '../ui/checkbox.tsx'
import styles from './consents.module.css'

type Consent = Omit<CheckboxProps, 'label'> & { text: string }

/** What is agreed to stands right under its box. */
export function Consents({ terms, notice }: { terms: Consent; notice: Consent }) {
  const t = useTexts('logins')
  return (
    <div className={styles.consents}>
      <ConsentBox {...terms} label={t('terms')} summary={t('terms.summary')} />
      <ConsentBox {...notice} label={t('notice')} summary={t('notice.summary')} />
    </div>
  )
}

function ConsentBox({ text, summary, ...checkbox }: CheckboxProps & { text: string; summary: string }) {
  return (
    <div>
      <Checkbox {...checkbox} />
      <details className={styles.details}>
        <summary>{summary}</summary>
        <p>{text}</p>
      </details>
    </div>
  )
}
