import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Fit } from '#contract/forms/eligibility.ts'
import { readConditions } from '#contract/review/weighing.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'

export const conditionsOf = (ids: ApplicationIds) => query(readConditions, ids)

const icons: Readonly<Record<Fit, ReactNode>> = {
  fits: <CircleCheck aria-hidden />,
  doesNotFit: <CircleX aria-hidden />,
  unknown: <CircleHelp aria-hidden />,
}

/** The form's conditions and how this candidate meets them; unmet ones first. */
export function Conditions({ ids }: { ids: ApplicationIds }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items } = useAnswer(conditionsOf(ids))
  if (items.length === 0) return null
  const ordered = (['doesNotFit', 'unknown', 'fits'] as const).flatMap((fit) => items.filter((one) => one.fit === fit))
  const fits = items.filter(({ fit }) => fit === 'fits').length
  return (
    <Card as="section">
      <h3>{t('conditions')}</h3>
      <p className={styles.quiet}>{t('conditions.of', { fits, all: items.length })}</p>
      <ul className={styles.conditions}>
        {ordered.map(({ kind, fit, condition }) => (
          <li key={`${kind} ${condition}`} data-fit={fit}>
            {icons[fit]}
            <span>
              <VisuallyHidden>{t('conditions.fit', { fit })}: </VisuallyHidden>
              {condition}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
