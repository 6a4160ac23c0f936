import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ConditionFit, Fit } from '#contract/forms/eligibility.ts'
import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './fit-checklist.module.css'

const icons = { fits: CircleCheck, doesNotFit: CircleX, unknown: CircleHelp } satisfies Record<Fit, unknown>
const words = { fits: 'fit.fits', doesNotFit: 'fit.doesNotFit', unknown: 'fit.unknown' } as const

interface FitListProps {
  readonly overall: Fit
  readonly items: readonly ConditionFit[]
}

/** Each condition, whether it is met, and why. */
export function FitList({ overall, items }: FitListProps) {
  const t = useTexts('adv_detail')
  if (items.length === 0) return <p>{t('conditions.none')}</p>
  const count = (wanted: Fit) => items.filter(({ fit }) => fit === wanted).length
  return (
    <>
      <p className={styles.overall} data-fit={overall}>
        {t('fit.overall', { overall, fits: count('fits'), all: items.length, unknown: count('unknown') })}
      </p>
      <ul className={styles.list}>
        {items.map(({ kind, fit, condition, reason }) => {
          const Icon = icons[fit]
          return (
            <li key={kind} data-fit={fit}>
              <Icon aria-hidden />
              <div>
                <p>
                  <VisuallyHidden>{t(words[fit])}: </VisuallyHidden>
                  {condition}
                </p>
                <p className={styles.reason}>{reason}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
