import { CircleAlert, Lightbulb } from 'lucide-react'
import type { ChecklistItem } from '#contract/forms/company-forms.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useBuilder } from '../use-builder.ts'
import styles from './part-checklist.module.css'
import { useChecklist } from './use-checklist.ts'

interface PartChecklistProps {
  readonly of: (item: ChecklistItem) => boolean
  /** All items are about one question, which then is not named */
  readonly isOfOne?: boolean
}

/** Missing input in the open part, each item a link to its field. */
export function PartChecklist({ of, isOfOne = false }: PartChecklistProps) {
  const t = useTexts('org_forms')
  const { nameOf, show } = useChecklist()
  const { form } = useBuilder()
  const items = form.checklist.filter(of)
  if (items.length === 0) return null
  return (
    <section className={styles.list} aria-label={t('checklist.before')}>
      <h3 className={styles.title}>{t('checklist.before')}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.field + item.message}>
            {item.blocks ? <CircleAlert className={styles.blocks} /> : <Lightbulb />}
            <button type="button" className={styles.item} onClick={() => void show(item)}>
              {[!isOfOne && nameOf(item), item.message].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
