import type { Refused } from '../forms/posted/posted.ts'
import { useTexts } from '../texts/texts.tsx'
import { OutsideLink } from '../ui/actions/link.tsx'
import { Checkbox, type CheckboxProps } from '../ui/fields/checkbox.tsx'
import styles from './consents.module.css'

type Consent = Omit<CheckboxProps, 'label'> & { text: string }

/** A box of a posted form: ticked again if it was, with its problem beside it. */
export const postedConsents = (refused: Refused | undefined, name: string) => ({
  name,
  id: name,
  defaultChecked: Boolean(refused?.values[name]),
  error: refused?.errors.find(({ field }) => field === name)?.message,
})

/** Checkboxes for terms and notice, with the text of each right below. */
export function Consents({ terms, notice }: { terms: Consent; notice: Consent }) {
  const t = useTexts('logins')
  return (
    <div className={styles.consents}>
      <ConsentBox {...terms} label={t('terms')} summary={t('terms.summary')} whole="/legal/terms" />
      <ConsentBox {...notice} label={t('notice')} summary={t('notice.summary')} whole="/legal/kvkk" />
    </div>
  )
}

interface ConsentText {
  readonly text: string
  readonly summary: string
  /** The address of the whole text. */
  readonly whole: string
}

function ConsentBox({ text, summary, whole, ...checkbox }: CheckboxProps & ConsentText) {
  const t = useTexts('logins')
  return (
    <div>
      <Checkbox {...checkbox} />
      <details className={styles.details}>
        <summary>{summary}</summary>
        <p>
          {text}{' '}
          <OutsideLink to={whole} rel="noopener">
            {t('consent.whole')}
          </OutsideLink>
        </p>
      </details>
    </div>
  )
}
